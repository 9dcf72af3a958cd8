// Emails about deleting an account.

import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

interface Deletion {
  /** Until when signing in undoes it (ISO 8601). */
  until: string;
  loginUrl: string;
  isByAdministrator: boolean;
}

/** Sent at once when someone deletes their account, or an administrator does. */
export function deletionRequestedMail(
  person: Recipient,
  { until, loginUrl, isByAdministrator }: Deletion,
): Promise<Mail> {
  const cause = isByAdministrator
    ? 'An administrator has deleted your account.'
    : 'You asked us to delete your account.';
  // The reader's time zone may be unknown, so the time is in UTC and says so.
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} account will be deleted`,
    preview: `Sign in within ${deletionGraceHours} hours to keep it.`,
    heading: `Goodbye, ${person.firstName}`,
    paragraphs: [
      `${cause} You've been signed out everywhere, and no one can see your account any longer.`,
      `${isByAdministrator ? 'Want to keep it?' : 'Changed your mind?'} Sign in within ${deletionGraceHours} hours, by ${moment.format(new Date(until))} UTC, and everything will be as it was. After that we delete your data for good.`,
    ],
    button: { label: 'Sign in to keep it', url: loginUrl },
    footnote: isByAdministrator
      ? `Questions? Write to ${brand.supportMail}.`
      : `If this wasn't you, sign in right away, change your password and write to ${brand.supportMail}.`,
  });
}

/** Sent when signing in has undone a deletion. */
export function deletionUndoneMail(person: Recipient, url: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: `Your ${brand.name} account won't be deleted`,
    preview: "You signed in, so we've kept your account.",
    heading: `Welcome back, ${person.firstName}`,
    paragraphs: ["You signed in, so we've kept your account. Everything is as it was."],
    button: { label: `Open ${brand.name}`, url },
    footnote: `If it wasn't you who signed in, use “Forgot password?” on the sign-in screen and write to ${brand.supportMail}.`,
  });
}
