// Texts of the kinds of events that have one for each of several changes.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { SubscriptionChange } from '#domain/payments/subscriptions/subscription-changes.ts';
import type { NotificationFacts } from './notification-facts.ts';

/** Title and sentence of a change to a family, for its guardian. */
export const familyTexts: Record<
  NotificationFacts['family-changed']['change'],
  (juniors: string, clubName: string) => { title: string; message: string }
> = {
  asked: (juniors, clubName) => ({
    title: say(msg`A club asks you to be a guardian`),
    message: say(msg`${{ clubName }} asks you to look after ${{ juniors }}. Answer under My family.`),
  }),
  moved: (juniors) => ({
    title: say(msg`Another guardian`),
    message: say(msg`${{ juniors }} has another guardian now, so you can no longer use that account.`),
  }),
  'handed-over': (juniors) => ({
    title: say(msg`Own account`),
    message: say(msg`${{ juniors }} now has an account of their own. You can no longer open it.`),
  }),
};

/** What a player has done with a plan. */
export const subscriptionSentences: Record<SubscriptionChange, (player: string, plan: string) => string> = {
  started: (player, plan) => say(msg`${{ player }} has subscribed to ${{ plan }}.`),
  'plan-changed': (player, plan) => say(msg`${{ player }} now has ${{ plan }}.`),
  'plan-will-change': (player, plan) => say(msg`${{ player }} will change to ${{ plan }} at the next renewal.`),
  cancelled: (player, plan) => say(msg`${{ player }} has cancelled ${{ plan }}. It runs until the end of the period.`),
  resumed: (player, plan) => say(msg`${{ player }} has resumed ${{ plan }}.`),
  'payment-failed': (player, plan) => say(msg`${{ player }}’s payment for ${{ plan }} failed.`),
  recovered: (player, plan) => say(msg`${{ player }} has now paid for ${{ plan }}.`),
  ended: (player, plan) => say(msg`${{ player }}’s ${{ plan }} subscription has ended.`),
};
