// Training requests: asking, withdrawing, declining and booking.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { mayCloseRequest, type Weekday } from '#domain/training/training-requests.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { consumeRateLimit, trainingRequestLimit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import {
  closeRequest,
  findAskingPlayer,
  insertRequest,
  lockOwnRequest,
  lockRequestTo,
} from './training-requests.queries.ts';

interface Wish {
  coachId: string;
  wish: string;
  days: Weekday[];
  /** Minutes. */
  duration: number;
}

/** A club member asks one of their coaches for a session (docs/product.md#training); the coach and administrators are notified.
 *
 * @returns the request's id
 * @throws AppError not_found for a coach who is not theirs; forbidden for direct players; conflict while a request is open;
 *   too_many_requests
 */
export async function requestTraining({ db, jobs, config }: Context, playerId: string, wish: Wish): Promise<string> {
  await consumeRateLimit(db, config, trainingRequestLimit, playerId);
  return db.transaction(async (tx) => {
    await lockConnections(tx, wish.coachId, [playerId]);
    const player = orNotFound(await findAskingPlayer(tx, wish.coachId, playerId));
    if (!isClubMember(player))
      throw new AppError('forbidden', { message: say(msg`Training sessions are for club members.`) });
    const requestId = await insertRequest(tx, { playerId, ...wish });
    if (requestId === null) {
      const message = say(msg`You have already asked this coach. Wait for an answer or withdraw your request.`);
      throw new AppError('conflict', { message });
    }
    await jobs.enqueue(tx, 'training-requested', { requestId });
    await notifyUsers(tx, ['session'], [playerId, wish.coachId]);
    return requestId;
  });
}

/** Withdraws a player's request; repeating it changes nothing. @throws AppError not_found; conflict once it is answered */
export async function withdrawTrainingRequest({ db }: Context, playerId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const request = orNotFound(await lockOwnRequest(tx, playerId, id));
    if (request.state === 'withdrawn') return;
    requirePermission(mayCloseRequest(request));
    await closeRequest(tx, id, { state: 'withdrawn' });
    await notifyUsers(tx, ['session'], [playerId, request.coachId]);
  });
}

/** Declines a player's request with a reason. @throws AppError not_found; conflict when it is already closed */
export async function declineTrainingRequest(
  { db, jobs }: Context,
  coach: Actor,
  id: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = orNotFound(await lockRequestTo(tx, coach, id));
    requirePermission(mayCloseRequest(request));
    await closeRequest(tx, id, { state: 'declined', reason });
    await jobs.enqueue(tx, 'training-declined', { requestId: id });
    await notifyUsers(tx, ['session'], [coach.id, request.playerId]);
  });
}

/**
 * Marks a request as booked, in the transaction that books the session.
 *
 * @throws AppError not_found; conflict when it is already closed; invalid_input when its player is not in the session
 */
export async function answerByBooking(
  tx: Database,
  coach: Actor,
  id: string,
  playerIds: readonly string[],
): Promise<void> {
  const request = orNotFound(await lockRequestTo(tx, coach, id));
  requirePermission(mayCloseRequest(request));
  if (!playerIds.includes(request.playerId))
    throw invalidField('playerIds', say(msg`Please include the player who asked for this session.`));
  await closeRequest(tx, id, { state: 'booked' });
}
