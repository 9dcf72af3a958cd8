// Errors of Google sign-ins: `error` in the sign-in screen's address, which words them.

/** The server's values; those of verification links are added (docs/product.md#accounts). */
export type SignInError =
  | 'google-cancelled'
  | 'google-failed'
  | 'google-unverified'
  | 'google-other-account'
  | 'google-invited'
  | 'account-pending'
  | 'account-suspended'
  | 'verification-failed';
