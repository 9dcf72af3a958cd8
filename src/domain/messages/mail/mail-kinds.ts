// The kinds of mail that people can switch off (docs/product.md#mail). Mails about the account itself are none of them.

import { isCoach, type Role } from '#domain/people/roles.ts';

/** Every kind, in the order of the profile. A new one needs its words, whom it is for, and a migration of the check. */
export const mailKinds = [
  'reviews',
  'messages',
  'sessions',
  'requests',
  'connections',
  'pairs',
  'payments',
  'applicants',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a kind is called, and when such a mail comes. */
export const mailKindWords: Record<MailKind, { label: string; about: string }> = {
  reviews: { label: 'Reviews', about: 'When your review is ready.' },
  messages: { label: 'Messages', about: 'When a message stays unread for 15 minutes.' },
  sessions: {
    label: 'Training sessions',
    about:
      'When a session is booked, moved or cancelled, when a coach declines your request, and the day before a session.',
  },
  requests: { label: 'Training requests', about: 'When a player asks you for a session.' },
  connections: { label: 'Connections', about: 'When someone asks to connect with you, or accepts your request.' },
  pairs: {
    label: 'Your pair',
    about: 'When someone invites you to see the notes on your pair, and when new ones are published.',
  },
  payments: { label: 'Payments', about: 'Receipts, and when your subscription changes.' },
  applicants: { label: 'Applicants', about: 'When someone wants to join your club.' },
};

/** The kinds that someone with this role can get; an administrator gets none. */
export function mailKindsOf(role: Role): readonly MailKind[] {
  if (role === 'player') return ['reviews', 'messages', 'sessions', 'connections', 'pairs', 'payments'];
  if (isCoach(role)) return ['messages', 'requests', 'connections'];
  return role === 'club' ? ['applicants'] : [];
}
