// What happens after signing in.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { redirectDelay } from '#web/lib/browser-navigation.ts';
import { startSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Starts the session, shows a welcome, and calls `onSignedIn` after a short pause (docs/product.md#signing-in). */
export function useWelcome(onSignedIn: () => void): (signedIn: { user: CurrentUser; isAccountKept?: boolean }) => void {
  const queryClient = useQueryClient();
  const [isSignedIn, setIsSignedIn] = useState(false);
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => leave(), redirectDelay);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return ({ user, isAccountKept }) => {
    startSession(queryClient, user);
    const description = isAccountKept ? t`We’ve kept your account. Nothing was deleted.` : undefined;
    toast({ title: t`Welcome back, ${{ firstName: user.firstName }}!`, description, tone: 'success' });
    setIsSignedIn(true);
  };
}
