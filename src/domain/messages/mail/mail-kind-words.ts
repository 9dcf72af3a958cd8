// The words of each kind of email, for its switch.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import type { MailKind } from './mail-kinds.ts';

/** Each kind's label, and when it is sent. */
export const mailKindWords: Record<MailKind, { label: string; about: string }> = said({
  reviews: { label: msg`Reviews`, about: msg`When your review is ready.` },
  messages: { label: msg`Messages`, about: msg`When a message stays unread for 15 minutes.` },
  sessions: {
    label: msg`Training sessions`,
    about: msg`When a session is booked, moved or cancelled, when a place you wait for is free, when a coach declines your request, and the day before a session.`,
  },
  requests: {
    label: msg`Training requests`,
    about: msg`When a player asks you for a session, can’t come to one or takes a free place, or a session changes its coach.`,
  },
  connections: { label: msg`Connections`, about: msg`When someone asks to connect with you, or accepts your request.` },
  pairs: {
    label: msg`Your pair`,
    about: msg`When someone invites you to see the notes on your pair, and when new ones are published.`,
  },
  payments: { label: msg`Payments`, about: msg`Receipts, and when your subscription changes.` },
  applicants: { label: msg`Applicants`, about: msg`When someone wants to join your club.` },
  invitations: { label: msg`Invitation reminders`, about: msg`When a club is still waiting for your answer.` },
  reports: { label: msg`Monthly report`, about: msg`The last month of your club, on a day you choose.` },
  club: { label: msg`From your club`, about: msg`When your club writes to its members. You still find it in Pala.` },
  clips: { label: msg`Reference clips`, about: msg`Once a season, when clips are waiting for your ratings.` },
});
