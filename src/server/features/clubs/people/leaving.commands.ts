// Leaving a club: a member or coach is removed, or joins another club.

import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudits } from '#server/features/administration/audit/audit.commands.ts';
import { deleteRequestsAbout } from '#server/features/people/families/club-juniors.queries.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
import { cancelSessionsLedForClub, cancelSessionsOfPairs } from '#server/features/training/change.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  endConnectionsWithin,
  listStaffOf,
  lockCoachOf,
  lockMemberOf,
  releaseReviewsWithin,
  removeFromClub,
} from './coaches.queries.ts';
import { leaveGroups } from './groups/club-groups.queries.ts';
import { deleteInvitationsTo } from './invitations/club-invitations.queries.ts';

/** A person of a club, locked. */
export interface PersonOfClub {
  id: string;
  role: string;
  email: string;
}

/**
 * Removes people from their club: connections within it end, unfinished reviews are released, planned sessions are cancelled with notice,
 * and groups lose them. They keep everything else (docs/product.md#people-of-a-club). A fixed number of statements, however many.
 */
export async function leaveClub(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  clubId: string,
  people: readonly PersonOfClub[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const staff = await listStaffOf(tx, clubId);
  const ended = await endConnectionsWithin(tx, clubId, ids);
  await releaseReviewsWithin(tx, clubId, ids);
  const active = ended.filter(({ status }) => status === 'active');
  await cancelSessionsOfPairs(tx, jobs, active);
  await cancelSessionsLedForClub(tx, jobs, clubId, ids);
  await notifyEnds({ jobs }, tx, active, ids);
  await removeLeftNames(tx, clubId, ids);
  await leaveGroups(tx, clubId, ids);
  await removeFromClub(tx, ids);
  await deleteRequestsAbout(tx, ids);
  await deleteInvitationsTo(
    tx,
    clubId,
    people.map(({ email }) => email),
  );
  await recordAudits(
    tx,
    by,
    'club-left',
    people.map(({ id, role }) => ({ subject: { type: 'user', id }, change: { before: { clubId, role } } })),
  );
  const others = ended.flatMap(({ coachId, playerId }) => [coachId, playerId]);
  const subjects = ['account', 'people', 'connection', 'video', 'review', 'session', 'goal'] as const;
  await notifyUsers(tx, subjects, [...ids, ...staff, ...others]);
  await notifyAdministratorsOfChange(tx, ['people', 'video']);
}

/** Notifies those whom the others have left: one connection by name, a coach who loses several members by their number. */
async function notifyEnds(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  ended: Awaited<ReturnType<typeof endConnectionsWithin>>,
  leaving: readonly string[],
): Promise<void> {
  const gone = new Set(leaving);
  const [byCoach, byPlayer] = [
    ended.filter(({ coachId }) => gone.has(coachId)),
    ended.filter(({ coachId }) => !gone.has(coachId)),
  ];
  const losing = [...Map.groupBy(byPlayer, ({ coachId }) => coachId)];
  const single = losing.flatMap(([, own]) => (own.length === 1 ? own : []));
  await jobs.enqueueAll(tx, 'connection-ended', [
    ...byCoach.map(({ id }) => ({ connectionId: id, endedBy: 'coach' as const })),
    ...single.map(({ id }) => ({ connectionId: id, endedBy: 'player' as const })),
  ]);
  await jobs.enqueueAll(
    tx,
    'club-members-disconnected',
    losing.flatMap(([coachId, [first, second]]) =>
      first?.endedAt && second ? [{ coachId, at: first.endedAt, haveLeft: true }] : [],
    ),
  );
}

/** Removes a member from the club and notifies them. @throws AppError not_found */
export async function removeMember({ db, jobs }: Context, by: Author, clubId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const member = orNotFound(await lockMemberOf(tx, clubId, userId));
    await leaveClub({ jobs }, tx, by, clubId, [member]);
    await jobs.enqueue(tx, 'club-left', { userId, clubId, at: new Date().toISOString() });
  });
}

/** Removes a coach from the club, who becomes a freelance coach. @throws AppError not_found */
export async function removeCoach({ db, jobs }: Context, by: Author, clubId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const coach = orNotFound(await lockCoachOf(tx, clubId, userId));
    if (userId === by.actorId) throw new AppError('conflict');
    await leaveClub({ jobs }, tx, by, clubId, [coach]);
    await jobs.enqueue(tx, 'club-left', { userId, clubId, at: new Date().toISOString() });
  });
}
