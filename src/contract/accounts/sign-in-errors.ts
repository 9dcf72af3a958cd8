// Why a sign-in that went through Google did not succeed: `error` in the address of the sign-in screen, and its sentence.

import { errorCatalogue } from '#contract/errors.ts';

/** Beside the codes of verification links (docs/product.md#accounts), which keep their texts. */
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

/** What the server puts into the address; `verification-failed` is the one of verification links too. */
export type SignInError = keyof typeof signInErrors | 'verification-failed';
