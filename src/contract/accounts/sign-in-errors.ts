// Errors of Google sign-ins: `error` in the sign-in screen's address, and its sentence.

import { errorCatalogue } from '#contract/errors.ts';

/** In addition to those of verification links (docs/product.md#accounts), whose texts are fixed. */
export const signInErrors = {
  'google-cancelled': 'You left Google before signing in.',
  'google-failed': "We couldn't sign you in with Google. Please try again.",
  'google-unverified': 'Google has not yet verified the email address of this account.',
  'google-other-account': 'The account with this email address is linked to another Google account.',
  'google-invited':
    'You have an invitation. Please accept it with the link we emailed you. After that you can sign in with Google.',
  'account-pending': errorCatalogue.account_pending.message,
  'account-suspended': errorCatalogue.account_suspended.message,
} as const;

/** The server's values; `verification-failed` is shared with verification links. */
export type SignInError = keyof typeof signInErrors | 'verification-failed';
