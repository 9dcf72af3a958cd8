// Writing and reading messages.

import type { Message } from '#contract/messages/messages.ts';
import { type MessageRefusal, maySendMessage } from '#domain/messages/messages.ts';
import { type Plan, plans } from '#domain/payments/subscriptions/plans.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { markAnswersRead } from '#server/features/messages/notifications/notifications.queries.ts';
import { pushMessage } from '#server/features/messages/push/push.commands.ts';
import { countMessagesSent } from '#server/features/payments/subscriptions/sent-messages.queries.ts';
import { findActiveSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { isJunior } from '#server/features/people/families/families.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, messageLimit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import {
  findConnection,
  findSent,
  insertMessage,
  lockQuota,
  markConversationRead,
  type Pair,
} from './messages.queries.ts';

/** The actor's conversation with someone, and which of the two is the player. */
export function pairOf(actor: Pick<Actor, 'id' | 'role'>, otherId: string): Pair {
  return actor.role === 'player' ? { playerId: actor.id, coachId: otherId } : { playerId: otherId, coachId: actor.id };
}

const refusals: Record<MessageRefusal, ConstructorParameters<typeof AppError>[0]> = {
  not_connected: 'forbidden',
  subscription_required: 'subscription_required',
  quota_exceeded: 'quota_exceeded',
};

interface SentMessage {
  message: Message;
  quotaRemaining: number | null;
}

/**
 * Sends a message and counts it against a player's monthly quota in the same transaction (docs/product.md#messages).
 *
 * @throws AppError not_found without any past connection; forbidden once it has ended; subscription_required; quota_exceeded;
 *   too_many_requests; conflict when the key was used for another message
 */
export async function sendMessage(
  { db, config, jobs }: Context,
  actor: Actor,
  { receiverId, content }: { receiverId: string; content: string },
  submissionKey: string | null,
): Promise<SentMessage> {
  const pair = pairOf(actor, receiverId);
  const isPlayer = actor.role === 'player';
  return db.transaction(async (tx) => {
    if (isPlayer) await lockQuota(tx, actor.id);
    const { plan, left } = isPlayer ? await findQuota(tx, actor.id) : { plan: null, left: null };

    const findEarlier = async () => {
      const earlier = submissionKey === null ? null : await findSent(tx, actor.id, submissionKey);
      if (earlier !== null && (earlier.receiverId !== receiverId || earlier.content !== content))
        throw new AppError('conflict');
      return earlier;
    };
    const earlier = await findEarlier();
    if (earlier !== null) return { message: earlier, quotaRemaining: left };
    await lockConnections(tx, pair.coachId, [pair.playerId]);
    const { isOpen } = orNotFound(await findConnection(tx, pair));
    const permission = maySendMessage({ isPlayer, isConnected: isOpen, plan, left: left ?? 0 });
    if (!permission.allowed)
      throw new AppError(refusals[permission.why ?? 'not_connected'], { message: permission.reason });
    const message = await deliverMessage({ config, jobs }, tx, { ...pair, senderId: actor.id, content, submissionKey });
    if (message === null) {
      // A concurrent request with this key has sent it.
      const same = await findEarlier();
      if (same === null) throw new AppError('conflict');
      return { message: same, quotaRemaining: left };
    }
    return { message, quotaRemaining: left === null ? null : left - 1 };
  });
}

/** A player's plan, and how many messages it leaves this month. Lock the quota before writing one. */
export async function findQuota(db: Database, playerId: string): Promise<{ plan: Plan | null; left: number }> {
  const plan = (await findActiveSubscription(db, playerId))?.plan ?? null;
  const quota = plan === null ? 0 : plans[plan].messagesAMonth;
  return { plan, left: quota - (await countMessagesSent(db, playerId)) };
}

/**
 * Stores a message that its sender may send, and notifies the receiver: devices, open windows, and a junior's guardian, who gets a copy.
 *
 * @returns null when its key was used concurrently
 * @throws AppError too_many_requests
 */
export async function deliverMessage(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  tx: Database,
  sent: Parameters<typeof insertMessage>[1],
): Promise<Message | null> {
  await consumeRateLimit(tx, config, messageLimit, sent.senderId);
  const message = await insertMessage(tx, sent);
  if (message === null) return null;
  await pushMessage({ jobs }, tx, message.receiverId, message.id);
  if (sent.senderId === sent.coachId && (await isJunior(tx, sent.playerId)))
    await jobs.enqueue(tx, 'junior-message', { messageId: message.id });
  await tellBoth(tx, sent);
  return message;
}

/** Marks the other person's messages as read, which they can see. @throws AppError not_found */
export async function readConversation({ db }: Context, actor: Actor, otherId: string): Promise<void> {
  const pair = pairOf(actor, otherId);
  orNotFound(await findConnection(db, pair));
  await db.transaction(async (tx) => {
    if (!(await markConversationRead(tx, pair, actor.id))) return;
    await markAnswersRead(tx, actor.id, { writerId: otherId });
    await tellBoth(tx, pair);
  });
}

/** Has both read again what they wrote to each other. */
export async function tellBoth(tx: Database, { playerId, coachId }: Pair): Promise<void> {
  await notifyUsers(tx, ['message'], [playerId, coachId]);
}
