// A player's answer to a session: coming, or not.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { mayAnswer, placesTaken, type SessionAnswer } from '#domain/training/session-answers.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { answerLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import { lockGroupOf, setAnswer } from './answer.queries.ts';
import { sessionGone } from './change.commands.ts';
import { keptPlacesOf, offerPlacesOf } from './offers.commands.ts';

/**
 * Stores a player's answer to one of their sessions (docs/product.md#training). A no frees the place, and taking it back needs a free one.
 * The coach is notified of a no, and when it is taken back.
 *
 * @param id of the session or of the player's entry
 * @throws AppError not_found; conflict once it has begun, when it takes place at another time than the player has read, or when the place
 *   has been taken; too_many_requests
 */
export async function answerSession(
  { db, jobs, config }: Pick<Context, 'db' | 'jobs' | 'config'>,
  playerId: string,
  id: string,
  { answer, reason, sessionDate }: { answer: SessionAnswer; reason: string | null; sessionDate?: string | undefined },
): Promise<void> {
  await consumeRateLimit(db, config, answerLimit, playerId);
  await db.transaction(async (tx) => {
    await lockGroupOf(tx, playerId, id);
    // Read again: rows that were added while this waited for the lock are not among those it locked.
    const rows = await lockGroupOf(tx, playerId, id);
    const own = orNotFound(
      rows.find((row) => row.playerId === playerId),
      sessionGone(),
    );
    requirePermission(mayAnswer(own, new Date()));
    if (sessionDate !== undefined && milliseconds(sessionDate) !== milliseconds(own.sessionDate)) {
      const message = say(
        msg`This session has been moved in the meantime. Please look at its new time, and answer again.`,
      );
      throw new AppError('conflict', { message });
    }
    if (
      answer === 'coming' &&
      own.answer === 'cant' &&
      placesTaken(rows) + (await keptPlacesOf(tx, rows)) >= own.places
    ) {
      const message = say(msg`Your place has been taken in the meantime. Ask your coach whether there is another one.`);
      throw new AppError('conflict', { message });
    }
    const answeredAt = await setAnswer(tx, own, { answer, answerReason: answer === 'cant' ? reason : null });
    const isNews = (answer === 'cant') !== (own.answer === 'cant');
    if (isNews && own.coachId !== null)
      await jobs.enqueue(tx, 'session-answered', { userId: own.coachId, sessionId: own.id, answer, answeredAt });
    if (isNews) await offerPlacesOf(tx, jobs, [own.groupId]);
    await notifyUsers(
      tx,
      ['session'],
      rows.flatMap((row) => [row.coachId, row.playerId]),
    );
  });
}
