// Actions of a manager on many members at once: one transaction and a fixed number of statements, however many people.

import { msg } from '@lingui/core/runtime-macro';
import type { BulkAnswer, MemberSelection } from '#contract/clubs/club-players.ts';
import { maxBulk } from '#domain/clubs/club-lists.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudits } from '#server/features/administration/audit/audit.commands.ts';
import { cancelSessionsOfPairs } from '#server/features/training/change.commands.ts';
import { lapseRequestsOfPlayers } from '#server/features/training/requests/training-requests.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { listStaffOf, lockCoachOf } from './coaches.queries.ts';
import { leaveClub } from './leaving.commands.ts';
import { connectMany, endMany, forgetAdditionsOf } from './many-members.queries.ts';
import { listSelectedMembers, lockSelectedMembers } from './players.queries.ts';

type Work = Pick<Context, 'jobs'>;

/** A member, locked. */
interface LockedMember {
  id: string;
  role: string;
  email: string;
  state: string;
}

/** One more than may be changed, to notice that there are more. */
export const maxLocked = maxBulk + 1;

/**
 * Checks that an action is for no more people than one may change, and for nobody whom the manager has not seen.
 *
 * @returns how many of those chosen are no longer there
 * @throws AppError conflict for more people than one action may change, or than the manager saw; not_found for nobody
 */
export function requireSeen(found: number, selection: { ids: readonly string[] } | { expected: number }): number {
  const expected = 'ids' in selection ? new Set(selection.ids).size : selection.expected;
  if (found > maxBulk) {
    const message = say(
      msg`This is more than ${{ count: maxBulk.toLocaleString(languageInForce()) }} people. Please choose fewer, for example with a filter.`,
    );
    throw new AppError('conflict', { message });
  }
  if (found > expected) {
    const message = say(msg`More people match now than when you chose them. Please look at the list again.`);
    throw new AppError('conflict', { message });
  }
  if (found === 0)
    throw new AppError('not_found', { message: say(msg`None of these people is on your list any more.`) });
  return expected - found;
}

/**
 * Locks the members of a selection. Nobody outside the club is among them, nor anyone who has left or is being erased.
 *
 * @returns them, and how many of the chosen ones are no longer there
 */
export async function lockChosenMembers(tx: Database, clubId: string, selection: MemberSelection) {
  const members = await lockSelectedMembers(tx, clubId, selection, maxLocked);
  return { members, gone: requireSeen(members.length, selection) };
}

/**
 * Connects a locked coach of the club with locked members, and queues one notification for each person.
 *
 * @throws AppError conflict for a suspended coach, or too many members
 */
export async function connectMembers(
  { jobs }: Work,
  tx: Database,
  by: Author,
  clubId: string,
  coach: { id: string; state: string },
  members: readonly LockedMember[],
): Promise<BulkAnswer> {
  if (coach.state !== 'active') throw new AppError('conflict', { message: say(msg`This coach is suspended.`) });
  requireSeen(Math.max(members.length, 1), { expected: maxBulk });
  const active = members.filter(({ state }) => state === 'active').map(({ id }) => id);
  const { ids, at } = await connectMany(tx, coach.id, active);
  if (at !== null) {
    await forgetAdditionsOf(tx, coach.id, ids);
    await recordAudits(
      tx,
      by,
      'connection-accepted',
      ids.map((playerId) => ({
        subject: { type: 'user', id: playerId },
        change: { after: { coachId: coach.id, playerId } },
      })),
    );
    await jobs.enqueue(tx, 'club-members-connected', { coachId: coach.id, at });
    await notifyUsers(tx, ['connection', 'video', 'people'], [...ids, coach.id, ...(await listStaffOf(tx, clubId))]);
    await notifyAdministratorsOfChange(tx, ['connection', 'video', 'people']);
  }
  return { ids, already: active.length - ids.length, gone: members.length - active.length };
}

/** Connects a coach of the club with the members of a selection. @throws AppError not_found; conflict */
export async function assignCoach(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  { coachId, selection }: { coachId: string; selection: MemberSelection },
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    // Locks the coach before the players, always.
    const coach = orNotFound(await lockCoachOf(tx, clubId, coachId));
    const { members, gone } = await lockChosenMembers(tx, clubId, selection);
    const answer = await connectMembers({ jobs }, tx, by, clubId, coach, members);
    return { ...answer, gone: answer.gone + gone };
  });
}

/** Ends a club coach's connections with the members of a selection: also the Undo of `assignCoach`. @throws AppError not_found; conflict */
export async function endCoach(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  { coachId, selection }: { coachId: string; selection: MemberSelection },
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    orNotFound(await lockCoachOf(tx, clubId, coachId));
    const { members, gone } = await lockChosenMembers(tx, clubId, selection);
    const { ended, at } = await endMany(
      tx,
      coachId,
      members.map(({ id }) => id),
    );
    const ids = ended.map(({ playerId }) => playerId);
    if (at !== null) {
      await forgetAdditionsOf(tx, coachId, ids);
      // Begun reviews stay with the coach, to whose club they are offered anyway.
      await cancelSessionsOfPairs(tx, jobs, ended);
      await lapseRequestsOfPlayers(tx, coachId, ids);
      await recordAudits(
        tx,
        by,
        'connection-ended',
        ids.map((playerId) => ({
          subject: { type: 'user', id: playerId },
          change: { before: { status: 'active' }, after: { coachId, playerId } },
        })),
      );
      await jobs.enqueue(tx, 'club-members-disconnected', { coachId, at, haveLeft: false });
      await notifyUsers(tx, ['connection', 'video', 'people'], [...ids, coachId, ...(await listStaffOf(tx, clubId))]);
      await notifyAdministratorsOfChange(tx, ['connection', 'video', 'people']);
    }
    return { ids, already: members.length - ids.length, gone };
  });
}

/** Removes the members of a selection from the club. @throws AppError not_found; conflict */
export async function removeMembers(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  selection: MemberSelection,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    const { members, gone } = await lockChosenMembers(tx, clubId, selection);
    await leaveClub({ jobs }, tx, by, clubId, members);
    const at = new Date().toISOString();
    await jobs.enqueueAll(
      tx,
      'club-left',
      members.map(({ id }) => ({ userId: id, clubId, at })),
    );
    return { ids: members.map(({ id }) => id), already: 0, gone };
  });
}

/** The members of a selection for a file. @throws AppError not_found; conflict */
export async function readChosenMembers({ db }: Context, clubId: string, selection: MemberSelection) {
  const members = await listSelectedMembers(db, clubId, selection, maxLocked);
  requireSeen(members.length, selection);
  return members;
}
