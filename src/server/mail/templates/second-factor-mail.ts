// The mail that tells what happened to someone's second factor, so that nobody's is changed unnoticed.

import type { SecondFactorChange } from '#domain/accounts/second-factor-changes.ts';
import { brand } from '#domain/brand.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

const news: Record<SecondFactorChange, { subject: string; says: string }> = {
  'passkey-added': {
    subject: `A passkey now signs in to ${brand.name}`,
    says: 'A passkey was added to your account just now, and signs in to it from here on.',
  },
  'passkey-removed': {
    subject: `A passkey was removed from ${brand.name}`,
    says: 'A passkey of your account was removed just now. It signs in no more.',
  },
  'authenticator-added': {
    subject: `An authenticator app was set up for ${brand.name}`,
    says: 'An authenticator app was set up for your account just now. Signing in asks for its codes from here on.',
  },
  'authenticator-removed': {
    subject: `Your authenticator app was removed from ${brand.name}`,
    says: 'The authenticator app of your account was removed just now. Its codes count no more.',
  },
  'recovery-codes-renewed': {
    subject: `You have new recovery codes for ${brand.name}`,
    says: 'New recovery codes were made for your account just now. The old ones are invalid.',
  },
  'recovery-code-used': {
    subject: `A recovery code was used at ${brand.name}`,
    says: 'A recovery code of your account was used just now, instead of your second factor.',
  },
  'second-factor-reset': {
    subject: `Your second factor at ${brand.name} was reset`,
    says: 'Your passkeys, your authenticator app and your recovery codes were removed just now, as it is done for people who have lost them. All devices were signed out. Sign in with your password, and set a new one up.',
  },
};

/** Tells what happened, how many recovery codes are left where one was used, and what to do if it was someone else. */
export function secondFactorMail(
  person: { email: string; firstName: string },
  change: SecondFactorChange,
  { recoveryCodes, securityUrl }: { recoveryCodes: number; securityUrl: string },
): Promise<Mail> {
  const { subject, says } = news[change];
  const left = `You have ${recoveryCodes} ${recoveryCodes === 1 ? 'code' : 'codes'} left. You can make new ones in your profile.`;
  return writeMail({
    to: person.email,
    subject,
    preview: 'Was this you?',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      says,
      ...(change === 'recovery-code-used' ? [left] : []),
      `If this was not you, set a new password with “Forgot password”, look at what signs in to your account, and write to ${brand.supportMail}.`,
    ],
    button: { label: 'Look at your sign-in', url: securityUrl },
  });
}
