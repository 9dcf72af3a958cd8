// Why a sign-in that went through Google did not succeed: `error` in the address of the sign-in screen, and its sentence.

import { errorCatalogue } from '#contract/errors.ts';

/** Beside the codes of verification links (docs/product.md#accounts), which keep their texts. */
export const signInErrors = {
  'google-cancelled': 'You left Google before the sign-in was finished.',
  'google-failed': 'Signing in with Google did not work. Please try again.',
  'google-unverified': 'Google has not verified the email address of this account yet.',
  'google-other-account': 'Another Google account signs in to the account of this email address.',
  'google-invited':
    'You have an invitation. Please accept it with the link that we mailed to you; after that, Google can sign you in.',
  'account-pending': errorCatalogue.account_pending.message,
  'account-suspended': errorCatalogue.account_suspended.message,
} as const;

/** What the server puts into the address; `verification-failed` is the one of verification links too. */
export type SignInError = keyof typeof signInErrors | 'verification-failed';
