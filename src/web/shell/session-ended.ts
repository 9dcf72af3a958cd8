// What happens when the server says that the session is over, or the view as someone else.

import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { rememberEndedSession } from '#web/lib/session/ended-session.ts';
import { loginAddress } from '#web/lib/session/login-address.ts';
import { announceChange } from '#web/lib/session/session-tabs.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** How long the end of a view stays to be read, in milliseconds. */
const readingTime = 2000;

/** Says so, then signs in again (docs/product.md#errors). Several calls may fail at once; people hear of it once. */
export function sessionEnded(): void {
  browserNavigation.startLeaving(redirectDelay);
  rememberEndedSession();
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  });
  setTimeout(() => {
    browserNavigation.goTo(loginAddress(window.location.pathname + window.location.search));
  }, redirectDelay);
}

/** Says that the product is no longer viewed as someone else, then begins again as oneself, in the other windows as well. */
export function viewOver(sentence: string): void {
  browserNavigation.startLeaving(readingTime);
  toast({ title: 'View ended', description: sentence, tone: 'danger' });
  announceChange();
  setTimeout(() => browserNavigation.goTo('/'), readingTime);
}
