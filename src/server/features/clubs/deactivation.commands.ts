// Deactivating a club, and taking it into use again (docs/product.md#deactivated-clubs).

import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
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

/** What became of a club's people, in numbers. */
export interface ClubEnd {
  members: number;
  coaches: number;
  managers: number;
  applicants: number;
  /** Accounts whose invitation ended with the club. */
  invitations: number;
}

/**
 * Ends a club. Its members become direct players and its coaches freelance coaches: both keep everything, their connections among
 * it. Its managers cannot sign in until the club is active again; its open invitations end; whoever waits for its approval waits for
 * an administrator's. One transaction.
 *
 * @throws AppError not_found; conflict when it is deactivated already
 */
export async function deactivateClub({ db }: Pick<Context, 'db'>, by: Author, clubId: string): Promise<ClubEnd> {
  return db.transaction(async (tx) => {
    // People before the club, as whoever joins it locks them; once the club is locked, those are there who came meanwhile.
    await lockPeopleOf(tx, clubId);
    const club = orNotFound(await lockClub(tx, clubId));
    if (club.deactivatedAt !== null) throw new AppError('conflict', { message: 'This club is already deactivated.' });
    const people = await lockPeopleOf(tx, clubId);
    await deleteInvitedOf(tx, clubId);
    await releaseApplicants(tx, clubId);
    await releaseClubReviews(tx, clubId);
    await removeLeftNames(
      tx,
      clubId,
      people.map(({ id }) => id),
    );
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
 * Takes a deactivated club into use again: its code works, and its managers sign in. Nobody is pulled back: who was of it joins again.
 *
 * @throws AppError not_found; conflict when it is active
 */
export async function reactivateClub({ db }: Pick<Context, 'db'>, by: Author, clubId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const club = orNotFound(await lockClub(tx, clubId));
    if (club.deactivatedAt === null) throw new AppError('conflict', { message: 'This club is active.' });
    await restoreManagers(tx, clubId);
    await setClubActive(tx, clubId, true);
    await recordAudit(tx, by, 'club-reactivated', { type: 'club', id: clubId });
    await notifyAdministratorsOfChange(tx, ['club', 'people']);
  });
}

type PersonOfClub = Awaited<ReturnType<typeof lockPeopleOf>>[number];

function countEnd(people: readonly PersonOfClub[]): ClubEnd {
  const count = (isCounted: (person: PersonOfClub) => boolean) => people.filter(isCounted).length;
  return {
    members: count(({ role, isInvited, isApplicant }) => role === 'player' && !isInvited && !isApplicant),
    coaches: count(({ role, isInvited }) => role === 'coach_club' && !isInvited),
    managers: count(({ role, state }) => role === 'club' && state === 'active'),
    applicants: count(({ isApplicant }) => isApplicant),
    invitations: count(({ isInvited }) => isInvited),
  };
}
