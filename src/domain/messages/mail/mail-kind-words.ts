// The words of each kind of email, for its switch.

import type { MailKind } from './mail-kinds.ts';

/** Each kind's label, and when it is sent. */
export const mailKindWords: Record<MailKind, { label: string; about: string }> = {
  reviews: { label: 'Reviews', about: 'When your review is ready.' },
  messages: { label: 'Messages', about: 'When a message stays unread for 15 minutes.' },
  sessions: {
    label: 'Training sessions',
    about:
      'When a session is booked, moved or cancelled, when a place you wait for is free, when a coach declines your request, and the day before a session.',
  },
  requests: {
    label: 'Training requests',
    about:
      'When a player asks you for a session, can’t come to one or takes a free place, or a session changes its coach.',
  },
  connections: { label: 'Connections', about: 'When someone asks to connect with you, or accepts your request.' },
  pairs: {
    label: 'Your pair',
    about: 'When someone invites you to see the notes on your pair, and when new ones are published.',
  },
  payments: { label: 'Payments', about: 'Receipts, and when your subscription changes.' },
  applicants: { label: 'Applicants', about: 'When someone wants to join your club.' },
  invitations: { label: 'Invitation reminders', about: 'When a club is still waiting for your answer.' },
  reports: { label: 'Monthly report', about: 'The last month of your club, on a day you choose.' },
  club: { label: 'From your club', about: 'When your club writes to its members. You still find it in Pala.' },
  clips: { label: 'Reference clips', about: 'Once a season, when clips are waiting for your ratings.' },
};
