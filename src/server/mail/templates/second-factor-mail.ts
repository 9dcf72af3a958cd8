// Emails about changes of a second factor, so that the owner can act if it was not them.

import { msg, plural } from '@lingui/core/runtime-macro';
import type { SecondFactorChange } from '#domain/accounts/second-factor-changes.ts';
import { brand } from '#domain/brand.ts';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

const news: Record<SecondFactorChange, { subject: string; says: string }> = said({
  'passkey-added': {
    subject: msg`A passkey was added to your ${{ product: brand.name }} account`,
    says: msg`A passkey was just added to your account and can now sign in to it.`,
  },
  'passkey-removed': {
    subject: msg`A passkey was removed from your ${{ product: brand.name }} account`,
    says: msg`A passkey was just removed from your account. It can no longer sign in.`,
  },
  'authenticator-added': {
    subject: msg`An authenticator app was added to your ${{ product: brand.name }} account`,
    says: msg`An authenticator app was just set up for your account. You’ll need a code from it to sign in.`,
  },
  'authenticator-removed': {
    subject: msg`The authenticator app was removed from your ${{ product: brand.name }} account`,
    says: msg`The authenticator app was just removed from your account. Its codes no longer work.`,
  },
  'recovery-codes-renewed': {
    subject: msg`You have new recovery codes for ${{ product: brand.name }}`,
    says: msg`New recovery codes were just created for your account. The old ones no longer work.`,
  },
  'recovery-code-used': {
    subject: msg`A recovery code was used on your ${{ product: brand.name }} account`,
    says: msg`A recovery code was just used on your account instead of your passkey or authenticator app.`,
  },
  'second-factor-reset': {
    subject: msg`Your ${{ product: brand.name }} second factor was reset`,
    says: msg`Your passkeys, authenticator app and recovery codes were just removed, as we do for people who have lost them. All your devices were signed out. Sign in with your password and set up a new second factor.`,
  },
});

/** Says what changed, how many recovery codes are left if one was used, and what to do if it was not the owner. */
export function secondFactorMail(
  person: { email: string; firstName: string },
  change: SecondFactorChange,
  { recoveryCodes, securityUrl }: { recoveryCodes: number; securityUrl: string },
): Promise<Mail> {
  const { subject, says } = news[change];
  const left = say(
    msg`${plural({ recoveryCodes }, { one: 'You have # code left. You can create new ones in your profile.', other: 'You have # codes left. You can create new ones in your profile.' })}`,
  );
  return writeMail({
    to: person.email,
    subject,
    preview: say(msg`Was this you?`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      says,
      ...(change === 'recovery-code-used' ? [left] : []),
      say(
        msg`If this wasn’t you, reset your password with “Forgot password?”, check your sign-in methods and write to ${{ supportMail: brand.supportMail }}.`,
      ),
    ],
    button: { label: say(msg`Check your sign-in methods`), url: securityUrl },
  });
}
