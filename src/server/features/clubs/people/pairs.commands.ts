// Connects club coaches with members, and ends connections.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers, notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { forgetAdditionOf } from '#server/features/people/connections/additions.queries.ts';
import { closeConnection } from '#server/features/people/connections/connections.commands.ts';
import { lockActiveConnection } from '#server/features/people/connections/connections.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { connect } from '#server/policy/connections.queries.ts';
import { lockCoachOf, lockMemberOf } from './coaches.queries.ts';

interface Pair {
  coachId: string;
  playerId: string;
}

/**
 * Connects the two and notifies both. Idempotent.
 *
 * @throws AppError not_found for people outside the club; conflict for a suspended coach or member
 */
export async function connectPair(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  { coachId, playerId }: Pair,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the coach before the player, always.
    const coach = orNotFound(await lockCoachOf(tx, clubId, coachId));
    const player = orNotFound(await lockMemberOf(tx, clubId, playerId));
    if (coach.state !== 'active' || player.state !== 'active')
      throw new AppError('conflict', { message: say(msg`Only active coaches and members can be connected.`) });
    if ((await lockActiveConnection(tx, coachId, playerId))?.status === 'active') return;
    await connect(tx, coachId, playerId);
    const connection = orNotFound(await lockActiveConnection(tx, coachId, playerId));
    await forgetAdditionOf(tx, coachId, playerId);
    const change = { after: { coachId, playerId } };
    await recordAudit(tx, by, 'connection-accepted', { type: 'user', id: playerId }, change);
    await jobs.enqueue(tx, 'club-connected', { connectionId: connection.id });
    await notifyViewers(tx, ['connection', 'video', 'people'], playerId);
  });
}

/** Ends the connection and notifies both. @throws AppError not_found for people outside the club or not connected */
export async function disconnectPair(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  { coachId, playerId }: Pair,
): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await lockCoachOf(tx, clubId, coachId));
    orNotFound(await lockMemberOf(tx, clubId, playerId));
    const connection = orNotFound(await lockActiveConnection(tx, coachId, playerId));
    await closeConnection({ jobs }, tx, by, connection, coachId);
    if (connection.status === 'active') {
      for (const endedBy of ['coach', 'player'] as const)
        await jobs.enqueue(tx, 'connection-ended', { connectionId: connection.id, endedBy });
    }
    await notifyUsers(tx, ['people'], [by.actorId]);
  });
}
