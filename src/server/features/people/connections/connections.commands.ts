// Asking, accepting and ending: what gives a coach access to a player, and what takes it away.

import { mayAcceptConnection } from '#domain/people/connections.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { releaseReviewsOf } from '#server/features/reviews/queue/claims.commands.ts';
import { cancelSessionsBetween } from '#server/features/training/change.commands.ts';
import { lapseRequestsBetween } from '#server/features/training/requests/training-requests.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/require-permission.ts';
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

/** A connection that is locked. */
interface Connection {
  id: string;
  coachId: string;
  playerId: string;
  status: 'requested' | 'active' | 'ended';
  requestedById: string | null;
}

/**
 * A player asks a coach. Asking again changes nothing; asking a coach who has asked the player is accepting.
 *
 * @throws AppError not_found for nobody who can be asked, conflict when they are connected already, too_many_requests
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
      throw new AppError('forbidden', { message: 'Only players can ask a coach.' });
    }
    if (!(await isAskable(tx, coachId, playerId))) throw new AppError('not_found');
    const id = await insertRequest(tx, { coachId, playerId, requestedById: playerId, message });
    if (id === null) {
      const living = orNotFound(await lockActiveConnection(tx, coachId, playerId));
      if (living.status === 'active') {
        throw new AppError('conflict', { message: 'You are already connected with this coach.' });
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
 * Accepts what the other side has asked. Accepting again changes nothing.
 *
 * @throws AppError not_found for someone else's; forbidden for an own request; conflict when it was withdrawn or has lapsed
 */
export async function acceptConnection({ db, jobs }: Context, by: Author, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const connection = orNotFound(await lockConnectionOf(tx, userId, id));
    if (connection.status === 'active') return;
    if (connection.status === 'ended') throw new AppError('conflict', { message: 'This request is no longer open.' });
    requirePermission(mayAcceptConnection(connection, userId), 'forbidden');
    await startConnection({ jobs }, tx, by, connection);
  });
}

/** Makes a request active; whoever asked is told. */
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
 * Ends a connection, declines a request or withdraws an own one; doing so again changes nothing. With an active connection the
 * coach's access is gone at once, and with it what the coach has begun to review for the player.
 *
 * @throws AppError not_found for someone else's
 */
export async function endConnection({ db, jobs }: Context, by: Author, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const connection = orNotFound(await lockConnectionOf(tx, userId, id));
    if (connection.status === 'ended') return;
    await closeConnection({ jobs }, tx, by, connection, userId);
    const endedBy = userId === connection.coachId ? 'coach' : 'player';
    if (isEndTold(connection, endedBy)) await jobs.enqueue(tx, 'connection-ended', { connectionId: id, endedBy });
  });
}

/**
 * Whether the other side is told: of the end of a connection, and of a coach's no to a player. A coach whom a player declines is
 * told nothing, since that would say that the address they typed has an account.
 */
function isEndTold({ status, requestedById, playerId }: Connection, endedBy: 'coach' | 'player'): boolean {
  return status === 'active' || (endedBy === 'coach' && requestedById === playerId);
}

/** Ends what is living, with everything that hangs on it. */
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
    await takeBack(work, tx, coachId, playerId);
  }
  const other = userId === coachId ? playerId : coachId;
  const change = { before: { status }, after: { coachId, playerId } };
  await recordAudit(tx, by, 'connection-ended', { type: 'user', id: other }, change);
  await notifyUsers(tx, ['connection', 'video'], [coachId, playerId]);
}

/**
 * Ends every connection and request of someone whose account is not what it was: it takes another role, or is erased. Nobody is
 * told of the ends, since nobody decided them; players are told of sessions that do not take place.
 */
export async function closeConnectionsOf(work: Pick<Context, 'jobs'>, tx: Database, userId: string): Promise<void> {
  const ended = await endConnectionsOf(tx, userId);
  // A club's coach reviews without connections too.
  await takeBack(work, tx, userId);
  for (const { coachId, playerId } of ended) if (playerId === userId) await takeBack(work, tx, coachId, playerId);
}

/** Gives back what a coach has begun to review for a player, and cancels what the two have planned; without a player, for everybody. */
async function takeBack(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  coachId: string,
  playerId?: string,
): Promise<void> {
  await releaseReviewsOf(tx, coachId, playerId);
  await cancelSessionsBetween(tx, jobs, coachId, playerId);
  await lapseRequestsBetween(tx, coachId, playerId);
}
