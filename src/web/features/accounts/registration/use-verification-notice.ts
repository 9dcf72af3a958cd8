// Toasts on the sign-in screen after a verification link, a return from Google, or an account deletion.

import { useEffect, useEffectEvent } from 'react';
import { signInErrors } from '#contract/accounts/sign-in-errors.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { AuthSearch } from '../auth-search.ts';

/** The texts for verification links are fixed (docs/product.md#errors); sign-ins with Google share their title. */
const failures: Record<string, string> = {
  ...signInErrors,
  'invalid-token': 'Invalid or expired verification link. Please register again or request a new verification email.',
  'token-expired': 'Your verification link has expired. Please register again or request a new verification email.',
  'verification-failed': 'Email verification failed. Please try again or contact support.',
};

/** Titles of outcomes that are not errors. */
const calm: Record<string, string> = {
  'account-pending': 'Waiting for approval',
  'google-cancelled': 'Sign-in cancelled',
} satisfies Partial<Record<keyof typeof signInErrors, string>>;

/** Shows the outcome once, then cleans the address, so that a reload or shared link does not repeat it. */
export function useVerificationNotice({ verified, error, deleted }: AuthSearch, clean: () => void): void {
  const cleanAddress = useEffectEvent(clean);
  useEffect(() => {
    if (verified) {
      toast({
        title: 'Address verified',
        description: 'Your email address is confirmed. You can sign in as soon as your account is approved.',
        tone: 'success',
      });
    } else if (error !== undefined && Object.hasOwn(calm, error)) {
      toast({ title: calm[error] ?? '', description: failures[error] });
    } else if (error !== undefined) {
      toast({
        title: 'Verification Failed',
        description: Object.hasOwn(failures, error) ? failures[error] : 'Verification failed',
        tone: 'danger',
      });
    } else if (deleted !== undefined) {
      toast({
        title: 'Your account will be deleted',
        description: `Sign in before ${formatMoment(deleted)} to keep it.`,
      });
    }
    if (verified || error !== undefined || deleted !== undefined) cleanAddress();
  }, [verified, error, deleted]);
}
