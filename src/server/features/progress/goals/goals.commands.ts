// Setting goals.

import { msg } from '@lingui/core/runtime-macro';
import type { GoalsChange } from '#contract/progress/goals.ts';
import { say } from '#domain/language/say.ts';
import { isClubMember } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { findMembership, insertGoals, replaceGoals } from './goals.queries.ts';

/**
 * Replaces a club member's goals and notifies the player.
 *
 * @throws AppError not_found; conflict for a player without a club, and when someone else has changed them in the meantime
 */
export async function setGoals({ db, jobs }: Context, actor: Actor, by: Author, playerId: string, change: GoalsChange) {
  await requireVisiblePlayer(db, actor, playerId);
  if (!isClubMember(orNotFound(await findMembership(db, playerId)))) {
    throw new AppError('conflict', {
      message: say(msg`Goals are for club members, and this player is not in a club.`),
    });
  }
  const { updatedAt, timeframe = null, notes = null, ...rest } = change;
  // Only coaches are stored as the author; administrators are in the audit log.
  const goals = { ...rest, timeframe, notes, ...(actor.role !== 'admin' && { coachId: actor.id }) };
  return db.transaction(async (tx) => {
    const saved =
      updatedAt === null
        ? await insertGoals(tx, { ...goals, playerId })
        : await replaceGoals(tx, playerId, updatedAt, goals);
    if (saved === null) {
      throw new AppError('conflict', {
        message: say(msg`Someone changed these goals in the meantime. Load the latest ones first.`),
      });
    }
    if (actor.role === 'admin') {
      await recordAudit(tx, by, 'goals-changed-by-administrator', { type: 'user', id: playerId });
    }
    await jobs.enqueue(tx, 'goals-set', { userId: playerId, at: saved.updatedAt });
    await notifyViewers(tx, ['goal'], playerId);
    return saved;
  });
}
