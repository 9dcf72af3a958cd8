// The list in the bell's menu.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNotifications } from './use-notifications.ts';

/** At most 20rem high (docs/product.md#notifications); scrolls beyond. `onLeave`: a notification opens a screen. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { list, unread } = useNotifications();
  const { rows, error, retry } = list;
  const { markRead, markAllRead } = useMarkRead();
  if (!rows) {
    if (error) return <ErrorState message={t`Please try again in a moment.`} onRetry={retry} />;
    return <LoadingList />;
  }
  if (rows.length === 0) {
    return <EmptyState title={t`Nothing new`}>{t`Updates about your videos and players appear here.`}</EmptyState>;
  }
  return (
    <>
      <ul className="-mx-2 grid max-h-80 gap-1 overflow-y-auto">
        {rows.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => {
              markRead(notification);
              onLeave();
            }}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <Link to="/notifications" onClick={onLeave} className={buttonStyles({ variant: 'ghost', size: 'sm' })}>
          {t`All notifications`}
        </Link>
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={markAllRead}>
            {t`Mark all as read`}
          </Button>
        )}
      </div>
    </>
  );
}

function LoadingList() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t`Loading notifications`}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
