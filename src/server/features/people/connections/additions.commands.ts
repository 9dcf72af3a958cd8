// A coach adds a player by email. The call only stores the request and a job does the rest, so that neither the answer, its timing nor the
// list of requests reveals whether the address has an account.

import type { NewPlayer } from '#contract/people/connections.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { insertInvited } from '#server/features/accounts/invitations/invitations.commands.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { addPlayerLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import {
  deleteAddition,
  findAddablePlayer,
  forgetAdditionOf,
  keepAddition,
  lockAddition,
} from './additions.queries.ts';
import { closeConnection, startConnection } from './connections.commands.ts';
import { insertRequest, lockActiveConnection } from './connections.queries.ts';

/** Stores a coach's request and queues it. @throws AppError too_many_requests */
export async function addPlayer(
  { db, jobs, config }: Context,
  by: Author,
  coachId: string,
  form: NewPlayer,
): Promise<void> {
  await consumeRateLimit(db, config, addPlayerLimit, coachId);
  await db.transaction(async (tx) => {
    const { message = null, ...person } = form;
    const invitationId = await keepAddition(tx, { ...person, message, coachId });
    await recordAudit(tx, by, 'player-added', { type: 'user', id: coachId }, { after: { invitationId } });
    await jobs.enqueue(tx, 'player-added', { invitationId });
    await notifyUsers(tx, ['connection'], [coachId]);
  });
}

const server: Author = { actorId: null, address: null };

/**
 * Carries out a coach's request: a player gets it, an unknown address gets an account with an invitation and the request, anyone else
 * nothing. A player who has asked the coach in the meantime is connected.
 */
export async function carryOutAddition({ db, jobs }: Context, invitationId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const addition = await lockAddition(tx, invitationId);
    if (addition === null) return;
    const { coachId, email, firstName, lastName, country, message } = addition;
    const person = { email, firstName, lastName, country, role: 'player', clubId: null } as const;
    // First, because it also detects an account created at the same moment.
    const playerId = (await insertInvited(tx, server, person)) ?? (await findAddablePlayer(tx, email));
    if (playerId === null) return;
    const id = await insertRequest(tx, { coachId, playerId, requestedById: coachId, message });
    if (id !== null) {
      const change = { after: { coachId, playerId, invitationId } };
      await recordAudit(tx, server, 'connection-requested', { type: 'user', id: playerId }, change);
      await jobs.enqueue(tx, 'connection-requested', { connectionId: id });
      await notifyUsers(tx, ['connection'], [coachId, playerId]);
      return;
    }
    const living = await lockActiveConnection(tx, coachId, playerId);
    if (living?.status === 'active') await forgetAdditionOf(tx, coachId, playerId);
    else if (living?.requestedById === playerId) await startConnection({ jobs }, tx, server, living);
  });
}

/** Withdraws a coach's pending request. @throws AppError not_found */
export async function withdrawRequest({ db, jobs }: Context, by: Author, coachId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { email } = orNotFound(await deleteAddition(tx, coachId, id));
    const playerId = await findAddablePlayer(tx, email);
    const living = playerId === null ? null : await lockActiveConnection(tx, coachId, playerId);
    if (living?.status === 'requested' && living.requestedById === coachId)
      await closeConnection({ jobs }, tx, by, living, coachId);
  });
}
