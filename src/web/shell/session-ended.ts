// What happens when the server says that the session is over.

import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { loginAddress } from '#web/lib/guards.ts';
import { toast } from '#web/ui/toast.tsx';

let isLeaving = false;

/** Says so, then signs in again (specification, section 8). Several calls may fail at once; people hear of it once. */
export function sessionEnded(): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  });
  setTimeout(() => {
    isLeaving = false;
    browserNavigation.goTo(loginAddress(window.location.pathname + window.location.search));
  }, redirectDelay);
}
