// What is behind the bell: the latest notifications.

import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import type { useNotifications } from './use-notifications.ts';

interface NotificationListProps {
  bell: ReturnType<typeof useNotifications>;
  /** Called when a notification opens a screen. */
  onLeave: () => void;
}

/** At most 20rem high (docs/product.md#notifications); scrolls beyond. */
export function NotificationList({ bell, onLeave }: NotificationListProps) {
  if (!bell.notifications) {
    if (bell.isError) return <ErrorState message="Please try again in a moment." onRetry={bell.refetch} />;
    return <LoadingList />;
  }
  if (bell.notifications.length === 0) {
    return <EmptyState title="Nothing new">News about videos and players appears here.</EmptyState>;
  }
  return (
    <>
      <ul className="-mx-2 grid max-h-80 gap-1 overflow-y-auto">
        {bell.notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => {
              bell.markRead(notification);
              onLeave();
            }}
          />
        ))}
      </ul>
      {bell.unread > 0 && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" onClick={bell.markAllRead}>
          Mark all as read
        </Button>
      )}
    </>
  );
}

function LoadingList() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading notifications</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
