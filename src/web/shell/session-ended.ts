// Handles the end of the session, and of viewing as someone else.

import { t } from '@lingui/core/macro';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { rememberEndedSession } from '#web/lib/session/ended-session.ts';
import { loginAddress } from '#web/lib/session/login-address.ts';
import { announceChange } from '#web/lib/session/session-tabs.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** How long the message about the end of a view is shown, in milliseconds. */
const readingTime = 2000;

/** Says so, then signs in again (docs/product.md#errors); once, even if several calls fail. */
export function sessionEnded(): void {
  browserNavigation.startLeaving(redirectDelay);
  rememberEndedSession();
  toast({
    title: t`Unauthorized`,
    description: t`You are logged out. Logging in again...`,
    tone: 'danger',
  });
  setTimeout(() => {
    browserNavigation.goTo(loginAddress(window.location.pathname + window.location.search));
  }, redirectDelay);
}

/** Says that the view has ended, then reloads as the real account, in other windows too. */
export function viewOver(sentence: string): void {
  browserNavigation.startLeaving(readingTime);
  toast({ title: t`View ended`, description: sentence, tone: 'danger' });
  announceChange();
  setTimeout(() => browserNavigation.goTo('/'), readingTime);
}
