// Messages of a club to its members and invited people: limits, and whom one is for in words (docs/product.md#messages-of-a-club).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { maxBulk } from './club-lists.ts';

/** Longest subject, in characters. */
export const maxMessageSubject = 120;

/** Longest text, in characters. */
export const maxMessageText = 4000;

/** Most people whom one message reaches. */
export const maxMessageRecipients = maxBulk;

/** Most messages of a club: in 24 hours, and in `monthDays` days. */
export const clubMessageLimits = { day: 5, month: 20, monthDays: 30 } as const;

/** Whom a message is for: all members, a group, members chosen by hand, or people who have not answered an invitation. */
export const messageAudiences = ['all', 'group', 'chosen', 'invited'] as const;
export type MessageAudience = (typeof messageAudiences)[number];

/** What came of a message to one person: not sent yet; emailed; in Pala alone; refused by their email server; left out. */
export const recipientStates = ['waiting', 'sent', 'in-pala', 'failed', 'left-out'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Times that an email of a message is tried, within `lastTryDays` days. */
export const messageTries = 10;
export const lastTryDays = 3;

/** Whom a message went to: "All members", "Tuesday team". */
export function audienceWords({
  audience,
  groupName,
}: {
  audience: MessageAudience;
  groupName: string | null;
}): string {
  switch (audience) {
    case 'group':
      return groupName ?? say(msg`A group`);
    case 'all':
      return say(msg`All members`);
    case 'chosen':
      return say(msg`Chosen members`);
    case 'invited':
      return say(msg`Invited people`);
  }
}

/** Whether a club may send another message, by how many it sent in 24 hours and in 30 days; otherwise why not. */
export function whyNoMoreMessages({ day, month }: { day: number; month: number }): string | null {
  const { day: daily, month: monthly, monthDays } = clubMessageLimits;
  if (day >= daily)
    return say(msg`A club can send ${{ count: daily }} messages in 24 hours. Please send this one later.`);
  if (month >= monthly)
    return say(
      msg`A club can send ${{ count: monthly }} messages in ${{ days: monthDays }} days. Please send this one later.`,
    );
  return null;
}
