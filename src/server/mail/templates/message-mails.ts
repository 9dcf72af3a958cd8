// Emails about unread messages.

import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface WaitingConversation {
  /** The sender. */
  name: string;
  /** How many messages. */
  count: number;
  /** Of the oldest unread message. */
  firstLines: string;
  link: string;
}

/** Lists all unread messages by conversation; needs at least one. */
export function unreadMessagesMail(mail: {
  email: string;
  firstName: string;
  conversations: readonly WaitingConversation[];
  stopUrl: string;
}): Promise<Mail> {
  const { email, firstName, conversations, stopUrl } = mail;
  const total = conversations.reduce((sum, { count }) => sum + count, 0);
  const [first] = conversations;
  const from = conversations.length === 1 && first ? first.name : `${conversations.length} people`;
  const subject = `${counted(total)} from ${from}`.replace(/^a/, 'A');
  return writeMail({
    to: email,
    subject,
    preview: first?.firstLines ?? '',
    heading: total === 1 ? 'You have a new message' : `You have ${total} new messages`,
    paragraphs: [
      `Hello ${firstName}, you have ${total === 1 ? 'an unread message' : 'unread messages'} on ${brand.name}.`,
    ],
    parts: conversations.map(({ name, count, firstLines, link }) => ({
      lead: `${name}: ${counted(count)}`,
      quote: firstLines,
      link: { label: 'Read and reply', url: link },
    })),
    footnote: `You're getting this email because you exchange messages on ${brand.name}.`,
    stopUrl,
  });
}

function counted(count: number): string {
  return count === 1 ? 'a new message' : `${count} new messages`;
}
