// What the sign-in screen says when someone comes from a verification link, back from Google, or has just deleted their account.

import { useEffect, useEffectEvent } from 'react';
import { signInErrors } from '#contract/accounts/sign-in-errors.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { AuthSearch } from '../auth-search.ts';

/** Those of verification links are fixed word for word (docs/product.md#errors); sign-ins with Google share their title. */
const failures: Record<string, string> = {
  ...signInErrors,
  'invalid-token': 'Invalid or expired verification link. Please register again or request a new verification email.',
  'token-expired': 'Your verification link has expired. Please register again or request a new verification email.',
  'verification-failed': 'Email verification failed. Please try again or contact support.',
};

/** What is nobody's fault, with its title. */
const calm: Record<string, string> = {
  'account-pending': 'Waiting for approval',
  'google-cancelled': 'Sign-in cancelled',
} satisfies Partial<Record<keyof typeof signInErrors, string>>;

/** Tells the outcome once, then asks for the address without it: a reload or a shared link must not tell it again. */
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
