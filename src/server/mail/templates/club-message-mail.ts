// A club's message to a member or an invited person.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface ClubMail {
  clubName: string;
  subject: string;
  text: string;
  /** JPEG. */
  picture: Buffer | null;
  /** The author's address, if they take replies. */
  replyTo: string | null;
}

/**
 * In the club's name, from the product's address; names nobody but the recipient.
 *
 * @param openUrl where a member reads it; null for invited people, who get no more than the words
 */
export async function clubMessageMail(
  to: string,
  { clubName, subject, text, picture, replyTo }: ClubMail,
  { openUrl, stopUrl }: { openUrl: string | null; stopUrl: string },
): Promise<Mail> {
  const mail = await writeMail({
    to,
    subject,
    preview: say(msg`A message from ${{ clubName }}.`),
    heading: subject,
    paragraphs: [],
    letter: text,
    ...(picture && { picture: { cid: pictureId, alt: say(msg`Picture from ${{ clubName }}`) } }),
    ...(openUrl !== null && { button: { label: say(msg`Open in ${{ product: brand.name }}`), url: openUrl } }),
    footnote:
      openUrl === null
        ? say(msg`You’re getting this email because ${{ clubName }} has invited you to ${{ product: brand.name }}.`)
        : say(msg`You’re getting this email because you’re a member of ${{ clubName }}.`),
    stopUrl,
  });
  return {
    ...mail,
    fromName: say(msg`${{ clubName }} via ${{ product: brand.name }}`),
    ...(replyTo !== null && { replyTo }),
    picture: picture && { cid: pictureId, jpeg: picture },
  };
}

/** How the email refers to its own picture. */
const pictureId = 'picture@club-message';
