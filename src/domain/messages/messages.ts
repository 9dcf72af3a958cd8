// Messages between players and their coaches (docs/product.md#messages).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { Permission } from '#domain/people/permissions.ts';

/** Longest message, in code points. */
export const maxMessageLength = 4000;

/** Fixed texts for players without a subscription, or without messages left this month (docs/product.md#errors). */
export const subscriptionNeeded = msg`Messaging is only available with an active subscription`;
export const quotaUsedUp = msg`You've used all your monthly messages`;

const notConnected = msg`You are no longer connected, so you can’t send messages. Earlier ones stay here.`;

/** Why a message cannot be sent now. */
export type MessageRefusal = 'not_connected' | 'subscription_required' | 'quota_exceeded';

/**
 * Whether someone may send a message now: only to active connections, and players need an active plan and a message left this month.
 *
 * @param sender.plan of a player; coaches need none
 * @param sender.left messages left this month
 */
export function maySendMessage(sender: {
  isPlayer: boolean;
  isConnected: boolean;
  plan: Plan | null;
  left: number;
}): Permission & { why?: MessageRefusal } {
  if (!sender.isConnected) return { allowed: false, why: 'not_connected', reason: say(notConnected) };
  if (!sender.isPlayer) return { allowed: true };
  if (sender.plan === null) return { allowed: false, why: 'subscription_required', reason: say(subscriptionNeeded) };
  if (sender.left <= 0) return { allowed: false, why: 'quota_exceeded', reason: say(quotaUsedUp) };
  return { allowed: true };
}
