// What a mail says, and writing it.

import type { Mail } from './mailer.ts';

/** What a mail says. Texts are plain: names and titles in them are escaped like everything else. */
export interface MailContent {
  to: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Someone's own words, set apart. */
  quote?: string;
  /** Several things to go on from: what each is, its first words, and the way to it. */
  parts?: readonly MailPart[];
  button?: { label: string; url: string };
  /** Small print below the button, e.g. how long a link lives. */
  footnote?: string;
  /** Where mails of this kind are stopped, by one click of the mail program (RFC 8058) or by hand. */
  stopUrl?: string;
}

/** One of several things that a mail tells of. */
export interface MailPart {
  lead: string;
  quote: string;
  link: { label: string; url: string };
}

/** Writes a mail as HTML and as plain text. */
export async function writeMail(content: MailContent): Promise<Mail> {
  // Most of what rendering loads is needed by no request, and not before the first mail.
  const { renderMail } = await import('./render-mail.ts');
  return renderMail(content);
}
