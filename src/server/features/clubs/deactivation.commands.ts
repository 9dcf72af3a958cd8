// Deactivates and reactivates clubs (docs/product.md#deactivated-clubs).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { deleteGuardianRequestsOf } from '#server/features/people/families/club-juniors.queries.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
import { cancelSessionsLedForClub } from '#server/features/training/change.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  deleteInvitedOf,
  lockClub,
  lockPeopleOf,
  releaseApplicants,
  releaseClubReviews,
  releaseMembersAndCoaches,
  restoreManagers,
  setClubActive,
  suspendManagers,
} from './deactivation.queries.ts';
import { leaveGroups } from './people/groups/club-groups.queries.ts';

/** How many people a deactivation affected. */
export interface DeactivationCounts {
  members: number;
  coaches: number;
  managers: number;
  applicants: number;
  /** Pending accounts that were deleted. */
  invitations: number;
}

/**
 * Deactivates a club in one transaction. Members become direct players and coaches freelance coaches: both keep their data and
 * connections. Managers cannot sign in until the club is active again; open invitations end; applicants wait for an
 * administrator instead.
 *
 * @throws AppError not_found; conflict when it is already deactivated
 */
export async function deactivateClub(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  by: Author,
  clubId: string,
): Promise<DeactivationCounts> {
  return db.transaction(async (tx) => {
    // Locks people before the club, like joining does; with the club locked, reads those who joined meanwhile.
    await lockPeopleOf(tx, clubId);
    const club = orNotFound(await lockClub(tx, clubId));
    if (club.deactivatedAt !== null)
      throw new AppError('conflict', { message: say(msg`This club is already deactivated.`) });
    const people = await lockPeopleOf(tx, clubId);
    await deleteInvitedOf(tx, clubId);
    await deleteGuardianRequestsOf(tx, clubId);
    await releaseApplicants(tx, clubId);
    await releaseClubReviews(tx, clubId);
    await removeLeftNames(
      tx,
      clubId,
      people.map(({ id }) => id),
    );
    await leaveGroups(
      tx,
      clubId,
      people.map(({ id }) => id),
    );
    await cancelSessionsLedForClub(tx, jobs, clubId, null);
    await releaseMembersAndCoaches(tx, clubId);
    await suspendManagers(tx, clubId);
    await setClubActive(tx, clubId, false);
    const end = countEnd(people);
    await recordAudit(tx, by, 'club-deactivated', { type: 'club', id: clubId }, { after: end });
    await notifyUsers(
      tx,
      ['account', 'club', 'connection', 'video', 'review', 'goal', 'session'],
      people.map(({ id }) => id),
    );
    await notifyAdministratorsOfChange(tx, ['club', 'people', 'video']);
    return end;
  });
}

/**
 * Reactivates a club: its code works and its managers can sign in. Former members have to rejoin.
 *
 * @throws AppError not_found; conflict when it is active
 */
export async function reactivateClub({ db }: Pick<Context, 'db'>, by: Author, clubId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const club = orNotFound(await lockClub(tx, clubId));
    if (club.deactivatedAt === null) throw new AppError('conflict', { message: say(msg`This club is active.`) });
    await restoreManagers(tx, clubId);
    await setClubActive(tx, clubId, true);
    await recordAudit(tx, by, 'club-reactivated', { type: 'club', id: clubId });
    await notifyAdministratorsOfChange(tx, ['club', 'people']);
  });
}

type PersonOfClub = Awaited<ReturnType<typeof lockPeopleOf>>[number];

function countEnd(people: readonly PersonOfClub[]): DeactivationCounts {
  const count = (isCounted: (person: PersonOfClub) => boolean) => people.filter(isCounted).length;
  return {
    members: count(({ role, isInvited, isApplicant }) => role === 'player' && !isInvited && !isApplicant),
    coaches: count(({ role, isInvited }) => role === 'coach_club' && !isInvited),
    managers: count(({ role, state }) => role === 'club' && state === 'active'),
    applicants: count(({ isApplicant }) => isApplicant),
    invitations: count(({ isInvited }) => isInvited),
  };
}
