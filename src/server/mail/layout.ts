// The content of an email, and writing it.

import type { Mail } from './mailer.ts';

/** The content of an email. All texts are plain and get escaped. */
export interface MailContent {
  to: string;
  subject: string;
  /** The line that email programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Someone's own words, shown as a quote. */
  quote?: string;
  /** A text of several lines, its web addresses as links. */
  letter?: string;
  /** A picture attached to the email, above the letter. */
  picture?: { cid: string; alt: string };
  /** Several items, each with an excerpt and a link. */
  parts?: readonly MailPart[];
  button?: { label: string; url: string };
  /** Small print below the button, e.g. how long a link lives. */
  footnote?: string;
  /** Where to unsubscribe from this kind, by one click in the email program (RFC 8058) or by hand. */
  stopUrl?: string;
}

/** One of several items in an email. */
export interface MailPart {
  lead: string;
  quote: string;
  link: { label: string; url: string };
}

/** Writes an email as HTML and as plain text. */
export async function writeMail(content: MailContent): Promise<Mail> {
  // Loaded late: rendering needs large modules that requests do not.
  const { renderMail } = await import('./render-mail.ts');
  return renderMail(content);
}
