// Sharing notes on the pair with a video's partner: the player invites, the partner accepts, either ends it.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** Days until an unaccepted invitation expires. */
export const pairInvitationDays = 14;

/** A partner's status: invited, or joined. A partner who declined or left has none. */
export const pairStatuses = ['invited', 'joined'] as const;

/** What the player learns before inviting: everything a partner will see. */
export function pairPromise(): string {
  return say(
    msg`Your partner sees this video and your coach’s notes on the pair, but nothing else of yours: no level, ratings, other notes or other videos. Either of you can end this at any time.`,
  );
}

/** The same, for the invited partner. */
export function partnerPromise(): string {
  return say(
    msg`You see this video and the coach’s notes on the pair. Neither of you sees the other’s level, ratings or other videos. Either of you can end this at any time.`,
  );
}
