// Leaving a club: a member or coach is removed, or joins another club.

import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
import { cancelSessionsBetween } from '#server/features/training/change.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { deleteInvitationsTo } from './club-invitations.queries.ts';
import {
  endConnectionsWithin,
  listStaffOf,
  lockCoachOf,
  lockMemberOf,
  releaseReviewsWithin,
  removeFromClub,
} from './coaches.queries.ts';

/** A person of a club, locked. */
export interface PersonOfClub {
  id: string;
  role: string;
  email: string;
}

/**
 * Removes someone from their club: connections within it end, unfinished reviews are released, and planned
 * sessions are cancelled with notice. They keep everything else (docs/product.md#people-of-a-club).
 */
export async function leaveClub(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  clubId: string,
  person: PersonOfClub,
): Promise<void> {
  const staff = await listStaffOf(tx, clubId);
  const ended = await endConnectionsWithin(tx, clubId, person.id);
  await releaseReviewsWithin(tx, clubId, person.id);
  for (const { id, coachId, playerId, status } of ended) {
    if (status !== 'active') continue;
    await cancelSessionsBetween(tx, jobs, coachId, playerId);
    await jobs.enqueue(tx, 'connection-ended', {
      connectionId: id,
      endedBy: person.id === coachId ? 'coach' : 'player',
    });
  }
  await removeLeftNames(tx, clubId, [person.id]);
  await removeFromClub(tx, person.id);
  await deleteInvitationsTo(tx, clubId, person.email);
  const change = { before: { clubId, role: person.role } };
  await recordAudit(tx, by, 'club-left', { type: 'user', id: person.id }, change);
  const others = ended.flatMap(({ coachId, playerId }) => [coachId, playerId]);
  const subjects = ['account', 'people', 'connection', 'video', 'review', 'session', 'goal'] as const;
  await notifyUsers(tx, subjects, [person.id, ...staff, ...others]);
  await notifyAdministratorsOfChange(tx, ['people', 'video']);
}

/** Removes a member from the club and notifies them. @throws AppError not_found */
export async function removeMember({ db, jobs }: Context, by: Author, clubId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const member = orNotFound(await lockMemberOf(tx, clubId, userId));
    await leaveClub({ jobs }, tx, by, clubId, member);
    await jobs.enqueue(tx, 'club-left', { userId, clubId, at: new Date().toISOString() });
  });
}

/** Removes a coach from the club, who becomes a freelance coach. @throws AppError not_found */
export async function removeCoach({ db, jobs }: Context, by: Author, clubId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const coach = orNotFound(await lockCoachOf(tx, clubId, userId));
    if (userId === by.actorId) throw new AppError('conflict');
    await leaveClub({ jobs }, tx, by, clubId, coach);
    await jobs.enqueue(tx, 'club-left', { userId, clubId, at: new Date().toISOString() });
  });
}
