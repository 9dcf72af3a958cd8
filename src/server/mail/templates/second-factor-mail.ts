// Emails about changes of a second factor, so that the owner can act if it was not them.

import type { SecondFactorChange } from '#domain/accounts/second-factor-changes.ts';
import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

const news: Record<SecondFactorChange, { subject: string; says: string }> = {
  'passkey-added': {
    subject: `A passkey was added to your ${brand.name} account`,
    says: 'A passkey was just added to your account and can now sign in to it.',
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${brand.name} account`,
    says: 'A passkey was just removed from your account. It can no longer sign in.',
  },
  'authenticator-added': {
    subject: `An authenticator app was added to your ${brand.name} account`,
    says: "An authenticator app was just set up for your account. You'll need a code from it to sign in.",
  },
  'authenticator-removed': {
    subject: `The authenticator app was removed from your ${brand.name} account`,
    says: 'The authenticator app was just removed from your account. Its codes no longer work.',
  },
  'recovery-codes-renewed': {
    subject: `You have new recovery codes for ${brand.name}`,
    says: 'New recovery codes were just created for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: `A recovery code was used on your ${brand.name} account`,
    says: 'A recovery code was just used on your account instead of your passkey or authenticator app.',
  },
  'second-factor-reset': {
    subject: `Your ${brand.name} second factor was reset`,
    says: 'Your passkeys, authenticator app and recovery codes were just removed, as we do for people who have lost them. All your devices were signed out. Sign in with your password and set up a new second factor.',
  },
};

/** Says what changed, how many recovery codes are left if one was used, and what to do if it was not the owner. */
export function secondFactorMail(
  person: { email: string; firstName: string },
  change: SecondFactorChange,
  { recoveryCodes, securityUrl }: { recoveryCodes: number; securityUrl: string },
): Promise<Mail> {
  const { subject, says } = news[change];
  const left = `You have ${recoveryCodes} ${recoveryCodes === 1 ? 'code' : 'codes'} left. You can create new ones in your profile.`;
  return writeMail({
    to: person.email,
    subject,
    preview: 'Was this you?',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      says,
      ...(change === 'recovery-code-used' ? [left] : []),
      `If this wasn't you, reset your password with “Forgot password?”, check your sign-in methods and write to ${brand.supportMail}.`,
    ],
    button: { label: 'Check your sign-in methods', url: securityUrl },
  });
}
