// Requesting, accepting and ending connections.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { mayAcceptConnection } from '#domain/people/connections.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { releaseReviewsOf } from '#server/features/reviews/queue/claims.commands.ts';
import { cancelSessionsBetween } from '#server/features/training/change.commands.ts';
import { lapseRequestsBetween } from '#server/features/training/requests/training-requests.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { connectionRequestLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import { forgetAdditionOf } from './additions.queries.ts';
import {
  activate,
  end,
  endConnectionsOf,
  insertRequest,
  isActivePlayer,
  isAskable,
  lockActiveConnection,
  lockConnectionOf,
} from './connections.queries.ts';

/** A locked connection. */
interface Connection {
  id: string;
  coachId: string;
  playerId: string;
  status: 'requested' | 'active' | 'ended';
  requestedById: string | null;
}

/**
 * A player asks a coach to connect. Asking again changes nothing; asking a coach who has already asked accepts their request.
 *
 * @throws AppError not_found for a coach who cannot be asked, conflict when already connected, too_many_requests
 */
export async function requestConnection(
  { db, jobs, config }: Context,
  by: Author,
  playerId: string,
  request: { coachId: string; message?: string | undefined },
): Promise<void> {
  const { coachId, message = null } = request;
  await consumeRateLimit(db, config, connectionRequestLimit, playerId);
  await db.transaction(async (tx) => {
    if (!(await isActivePlayer(tx, playerId))) {
      throw new AppError('forbidden', { message: say(msg`Only players can ask a coach.`) });
    }
    if (!(await isAskable(tx, coachId, playerId))) throw new AppError('not_found');
    const id = await insertRequest(tx, { coachId, playerId, requestedById: playerId, message });
    if (id === null) {
      const living = orNotFound(await lockActiveConnection(tx, coachId, playerId));
      if (living.status === 'active') {
        throw new AppError('conflict', { message: say(msg`You are already connected with this coach.`) });
      }
      if (living.requestedById !== playerId) await startConnection({ jobs }, tx, by, living);
      return;
    }
    await recordAudit(tx, by, 'connection-requested', { type: 'user', id: coachId }, { after: { coachId, playerId } });
    await jobs.enqueue(tx, 'connection-requested', { connectionId: id });
    await notifyUsers(tx, ['connection'], [coachId, playerId]);
  });
}

/**
 * Accepts a request. Accepting again changes nothing.
 *
 * @throws AppError not_found for someone else's; forbidden for your own request; conflict when it was withdrawn or has lapsed
 */
export async function acceptConnection({ db, jobs }: Context, by: Author, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const connection = orNotFound(await lockConnectionOf(tx, userId, id));
    if (connection.status === 'active') return;
    if (connection.status === 'ended')
      throw new AppError('conflict', { message: say(msg`This request is no longer open.`) });
    requirePermission(mayAcceptConnection(connection, userId), 'forbidden');
    await startConnection({ jobs }, tx, by, connection);
  });
}

/** Activates a request and notifies the person who asked. */
export async function startConnection(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  { id, coachId, playerId, requestedById }: Connection,
): Promise<void> {
  await activate(tx, id);
  await forgetAdditionOf(tx, coachId, playerId);
  const other = requestedById ?? coachId;
  await recordAudit(tx, by, 'connection-accepted', { type: 'user', id: other }, { after: { coachId, playerId } });
  await jobs.enqueue(tx, 'connection-accepted', { connectionId: id });
  await notifyUsers(tx, ['connection', 'video'], [coachId, playerId]);
}

/**
 * Ends a connection, declines a request or withdraws one; repeating it changes nothing. Ending an active connection removes the coach's
 * access at once and releases their unfinished reviews for the player.
 *
 * @throws AppError not_found for someone else's
 */
export async function endConnection({ db, jobs }: Context, by: Author, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const connection = orNotFound(await lockConnectionOf(tx, userId, id));
    if (connection.status === 'ended') return;
    await closeConnection({ jobs }, tx, by, connection, userId);
    const endedBy = userId === connection.coachId ? 'coach' : 'player';
    if (isEndNotified(connection, endedBy)) await jobs.enqueue(tx, 'connection-ended', { connectionId: id, endedBy });
  });
}

/**
 * Whether the other side is notified: when a connection ends, and when a coach declines a player. A coach declined by a player is not
 * notified, since that would reveal that the address has an account.
 */
function isEndNotified({ status, requestedById, playerId }: Connection, endedBy: 'coach' | 'player'): boolean {
  return status === 'active' || (endedBy === 'coach' && requestedById === playerId);
}

/** Ends a request or connection, with everything that depends on it. */
export async function closeConnection(
  work: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  connection: Connection,
  userId: string,
): Promise<void> {
  const { id, coachId, playerId, status } = connection;
  await end(tx, id);
  if (status === 'active') {
    await forgetAdditionOf(tx, coachId, playerId);
    await releaseWork(work, tx, coachId, playerId);
  }
  const other = userId === coachId ? playerId : coachId;
  const change = { before: { status }, after: { coachId, playerId } };
  await recordAudit(tx, by, 'connection-ended', { type: 'user', id: other }, change);
  await notifyUsers(tx, ['connection', 'video'], [coachId, playerId]);
}

/** Ends all connections and requests of an account that changes role or is erased. Only cancelled sessions cause notifications.
 */
export async function closeConnectionsOf(work: Pick<Context, 'jobs'>, tx: Database, userId: string): Promise<void> {
  const ended = await endConnectionsOf(tx, userId);
  // A club coach can also review without a connection.
  await releaseWork(work, tx, userId);
  for (const { coachId, playerId } of ended) if (playerId === userId) await releaseWork(work, tx, coachId, playerId);
}

/** Releases a coach's unfinished reviews for a player and cancels their future sessions; for all players if none is given. */
async function releaseWork(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  coachId: string,
  playerId?: string,
): Promise<void> {
  await releaseReviewsOf(tx, coachId, playerId);
  await cancelSessionsBetween(tx, jobs, coachId, playerId);
  await lapseRequestsBetween(tx, coachId, playerId);
}
