// The email about reference clips.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import type { NotificationText } from '#domain/messages/notifications/notification-texts.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface ClipMail {
  email: string;
  firstName: string;
  text: NotificationText;
  link: string;
  stopUrl: string;
}

/** Sent to a coach once a season, when clips are waiting for their ratings. */
export function clipsWaitingMail({ email, firstName, text, link, stopUrl }: ClipMail): Promise<Mail> {
  return writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [
      say(msg`Hello ${{ firstName }}, ${{ news: text.message }}`),
      say(msg`Afterwards you see how strictly you rate compared with the panel. Only you and administrators see it.`),
    ],
    button: { label: say(msg`Rate the clips`), url: link },
    footnote: say(msg`You’re getting this email because you review videos on ${{ product: brand.name }}.`),
    stopUrl,
  });
}
