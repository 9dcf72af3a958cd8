// Emails to people who request a removal from a public page.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { takedownLinkDays } from '#domain/publicity/takedowns.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Asker {
  email: string;
  name: string;
  /** The page's path. */
  page: string;
}

/** Asks to confirm the address before the request is read. */
export function takedownConfirmMail({ email, name, page }: Asker, url: string): Promise<Mail> {
  return writeMail({
    to: email,
    subject: say(msg`Confirm your request to ${{ product: brand.name }}`),
    preview: say(msg`Confirm it and we’ll read your request.`),
    heading: say(msg`Hello ${{ name }}`),
    paragraphs: [
      say(
        msg`We received a request from this email address to remove something from the page ${{ page }} on ${{ product: brand.name }}. If you sent it, please confirm it.`,
      ),
    ],
    button: { label: say(msg`Confirm my request`), url },
    footnote: say(
      msg`The link works for ${{ days: takedownLinkDays }} days. If it wasn’t you, ignore this email and nobody will read the request.`,
    ),
  });
}

/** The administrator's answer. */
export function takedownAnswerMail(request: Asker & { answer: string; isGranted: boolean }): Promise<Mail> {
  const { email, name, page, answer, isGranted } = request;
  return writeMail({
    to: email,
    subject: say(msg`Your request to ${{ product: brand.name }}`),
    preview: isGranted ? say(msg`We’ve done what you asked.`) : say(msg`Here is our answer.`),
    heading: say(msg`Hello ${{ name }}`),
    paragraphs: [
      isGranted
        ? say(msg`You asked about the page ${{ page }}. We’ve removed the following from our public pages:`)
        : say(msg`You asked about the page ${{ page }}. We haven’t removed anything, for this reason:`),
    ],
    quote: answer,
    footnote: say(msg`If this doesn’t settle it, write to ${{ supportMail: brand.supportMail }}.`),
  });
}
