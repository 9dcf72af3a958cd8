// Notifications for the bell and the screen.

import { endpoints } from '#contract/endpoints.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The signed-in person's notifications, latest page first. Bell and screen share the same pages. */
export function useNotifications() {
  const { id: userId, role } = useCurrentUser();
  // Only administrators load coach-style notifications (docs/product.md#notifications).
  const list = usePages(role === 'admin' ? endpoints.listCoachNotifications : endpoints.listNotifications, {
    params: { userId },
  });
  return {
    list,
    /** Of those that are loaded. */
    unread: list.rows?.filter(({ isRead }) => !isRead).length ?? 0,
  };
}
