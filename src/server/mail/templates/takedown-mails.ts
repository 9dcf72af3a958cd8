// Emails to people who request a removal from a public page.

import { brand } from '#domain/brand.ts';
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
    subject: `Confirm your request to ${brand.name}`,
    preview: "Confirm it and we'll read your request.",
    heading: `Hello ${name}`,
    paragraphs: [
      `We received a request from this email address to remove something from the page ${page} on ${brand.name}. If you sent it, please confirm it.`,
    ],
    button: { label: 'Confirm my request', url },
    footnote: `The link works for ${takedownLinkDays} days. If it wasn't you, ignore this email and nobody will read the request.`,
  });
}

/** The administrator's answer. */
export function takedownAnswerMail(request: Asker & { answer: string; isGranted: boolean }): Promise<Mail> {
  const { email, name, page, answer, isGranted } = request;
  return writeMail({
    to: email,
    subject: `Your request to ${brand.name}`,
    preview: isGranted ? "We've done what you asked." : 'Here is our answer.',
    heading: `Hello ${name}`,
    paragraphs: [
      isGranted
        ? `You asked about the page ${page}. We've removed the following from our public pages:`
        : `You asked about the page ${page}. We haven't removed anything, for this reason:`,
    ],
    quote: answer,
    footnote: `If this doesn't settle it, write to ${brand.supportMail}.`,
  });
}
