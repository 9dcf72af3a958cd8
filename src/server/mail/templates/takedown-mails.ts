// Mails to whoever asks that something be taken off a public page.

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

/** Asks to confirm the address, before anybody reads the request. */
export function takedownConfirmMail({ email, name, page }: Asker, url: string): Promise<Mail> {
  return writeMail({
    to: email,
    subject: `Confirm your request to ${brand.name}`,
    preview: 'Press the link, and your request reaches us.',
    heading: `Hello ${name}`,
    paragraphs: [
      `Someone asked with this address that something be taken off the page ${page} of ${brand.name}. If that was you, confirm it.`,
    ],
    button: { label: 'Confirm my request', url },
    footnote: `The link works for ${takedownLinkDays} days. If it was not you, do nothing: nobody reads the request.`,
  });
}

/** The administrator's answer. */
export function takedownAnswerMail(request: Asker & { answer: string; isGranted: boolean }): Promise<Mail> {
  const { email, name, page, answer, isGranted } = request;
  return writeMail({
    to: email,
    subject: `Your request to ${brand.name}`,
    preview: isGranted ? 'What you asked for is done.' : 'Our answer.',
    heading: `Hello ${name}`,
    paragraphs: [
      isGranted
        ? `You asked about the page ${page}. We have taken down what you can read below; it is off our public pages now.`
        : `You asked about the page ${page}. We have not taken anything down. This is why:`,
    ],
    quote: answer,
    footnote: `Write to ${brand.supportMail} if this does not settle it.`,
  });
}
