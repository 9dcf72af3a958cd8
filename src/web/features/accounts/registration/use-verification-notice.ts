// Toasts on the sign-in screen after a verification link, a return from Google, or an account deletion.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import type { SignInError } from '#contract/accounts/sign-in-errors.ts';
import { say } from '#domain/language/say.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { AuthSearch } from '../auth-search.ts';

/** The texts for verification links are fixed (docs/product.md#errors); sign-ins with Google share their title. */
const failures = {
  'google-cancelled': msg`You left Google before signing in.`,
  'google-failed': msg`We couldn’t sign you in with Google. Please try again.`,
  'google-unverified': msg`Google has not yet verified the email address of this account.`,
  'google-other-account': msg`The account with this email address is linked to another Google account.`,
  'google-invited': msg`You have an invitation. Please accept it with the link we emailed you. After that you can sign in with Google.`,
  'account-pending': msg`Your account is waiting for approval. We will email you as soon as it is approved.`,
  'account-suspended': msg`Your account is suspended. Please contact support.`,
  'invalid-token': msg`Invalid or expired verification link. Please register again or request a new verification email.`,
  'token-expired': msg`Your verification link has expired. Please register again or request a new verification email.`,
  'verification-failed': msg`Email verification failed. Please try again or contact support.`,
} satisfies Record<SignInError, MessageDescriptor> & Record<string, MessageDescriptor>;

/** Titles of outcomes that are not errors. */
const calm = {
  'account-pending': msg`Waiting for approval`,
  'google-cancelled': msg`Sign-in cancelled`,
} satisfies Partial<Record<SignInError, MessageDescriptor>>;

/** The words of a code from the address; undefined for an unknown one. */
function wordsOf(words: Record<string, MessageDescriptor>, code: string): string | undefined {
  const found = Object.hasOwn(words, code) ? words[code] : undefined;
  return found && say(found);
}

/** Shows the outcome once, then cleans the address, so that a reload or shared link does not repeat it. */
export function useVerificationNotice({ verified, error, deleted }: AuthSearch, clean: () => void): void {
  const cleanAddress = useEffectEvent(clean);
  useEffect(() => {
    if (verified) {
      toast({
        title: t`Address verified`,
        description: t`Your email address is confirmed. You can sign in as soon as your account is approved.`,
        tone: 'success',
      });
    } else if (error !== undefined && Object.hasOwn(calm, error)) {
      toast({ title: wordsOf(calm, error) ?? '', description: wordsOf(failures, error) });
    } else if (error !== undefined) {
      toast({
        title: t`Verification Failed`,
        description: wordsOf(failures, error) ?? t`Verification failed`,
        tone: 'danger',
      });
    } else if (deleted !== undefined) {
      toast({
        title: t`Your account will be deleted`,
        description: t`Sign in before ${{ moment: formatMoment(deleted) }} to keep it.`,
      });
    }
    if (verified || error !== undefined || deleted !== undefined) cleanAddress();
  }, [verified, error, deleted]);
}
