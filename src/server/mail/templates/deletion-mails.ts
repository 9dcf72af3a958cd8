// Emails about deleting an account.

import { msg } from '@lingui/core/runtime-macro';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { brand } from '#domain/brand.ts';
import { localeInForce, say } from '#domain/language/say.ts';
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
  // The reader's time zone may be unknown, so the time is in UTC and says so.
  const moment = new Intl.DateTimeFormat(localeInForce(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const end = moment.format(new Date(until));
  return writeMail({
    to: person.email,
    subject: say(msg`Your ${{ product: brand.name }} account will be deleted`),
    preview: say(msg`Sign in within ${{ hours: deletionGraceHours }} hours to keep it.`),
    heading: say(msg`Goodbye, ${{ firstName: person.firstName }}`),
    paragraphs: [
      isByAdministrator
        ? say(
            msg`An administrator has deleted your account. You’ve been signed out everywhere, and no one can see your account any longer.`,
          )
        : say(
            msg`You asked us to delete your account. You’ve been signed out everywhere, and no one can see your account any longer.`,
          ),
      isByAdministrator
        ? say(
            msg`Want to keep it? Sign in within ${{ hours: deletionGraceHours }} hours, by ${{ moment: end }} UTC, and everything will be as it was. After that we delete your data for good.`,
          )
        : say(
            msg`Changed your mind? Sign in within ${{ hours: deletionGraceHours }} hours, by ${{ moment: end }} UTC, and everything will be as it was. After that we delete your data for good.`,
          ),
    ],
    button: { label: say(msg`Sign in to keep it`), url: loginUrl },
    footnote: isByAdministrator
      ? say(msg`Questions? Write to ${{ supportMail: brand.supportMail }}.`)
      : say(
          msg`If this wasn’t you, sign in right away, change your password and write to ${{ supportMail: brand.supportMail }}.`,
        ),
  });
}

/** Sent when signing in has undone a deletion. */
export function deletionUndoneMail(person: Recipient, url: string): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Your ${{ product: brand.name }} account won’t be deleted`),
    preview: say(msg`You signed in, so we’ve kept your account.`),
    heading: say(msg`Welcome back, ${{ firstName: person.firstName }}`),
    paragraphs: [say(msg`You signed in, so we’ve kept your account. Everything is as it was.`)],
    button: { label: say(msg`Open ${{ product: brand.name }}`), url },
    footnote: say(
      msg`If it wasn’t you who signed in, use “Forgot password?” on the sign-in screen and write to ${{ supportMail: brand.supportMail }}.`,
    ),
  });
}
