// Emails about unread messages.

import { msg, plural } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
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
  const people = conversations.length;
  const subject =
    people === 1 && first
      ? say(
          msg`${plural({ total }, { one: msg`A new message from ${{ sender: first.name }}`, other: msg`# new messages from ${{ sender: first.name }}` })}`,
        )
      : say(
          msg`${plural({ total }, { one: msg`A new message from ${{ people }} people`, other: msg`# new messages from ${{ people }} people` })}`,
        );
  return writeMail({
    to: email,
    subject,
    preview: first?.firstLines ?? '',
    heading: say(msg`${plural({ total }, { one: 'You have a new message', other: 'You have # new messages' })}`),
    paragraphs: [
      say(
        msg`${plural({ total }, { one: msg`Hello ${{ firstName }}, you have an unread message on ${{ product: brand.name }}.`, other: msg`Hello ${{ firstName }}, you have unread messages on ${{ product: brand.name }}.` })}`,
      ),
    ],
    parts: conversations.map(({ name, count, firstLines, link }) => ({
      lead: say(
        msg`${plural({ count }, { one: msg`${{ sender: name }}: a new message`, other: msg`${{ sender: name }}: # new messages` })}`,
      ),
      quote: firstLines,
      link: { label: say(msg`Read and reply`), url: link },
    })),
    footnote: say(msg`You’re getting this email because you exchange messages on ${{ product: brand.name }}.`),
    stopUrl,
  });
}
