// The notification bell and its list.

import { Bell } from 'lucide-react';
import { useState } from 'react';
import { unreadBadge } from '#domain/messages/notifications/notifications.ts';
import { NotificationList } from '#web/features/messages/notifications/notification-list.tsx';
import { useNotifications } from '#web/features/messages/notifications/use-notifications.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';

/** Shows the number of unread notifications, "9+" above nine; opening it loads the latest. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const bell = useNotifications();
  const badge = unreadBadge(bell.unread);
  return (
    <Popover
      title="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (open) bell.list.retry();
      }}
      trigger={
        <IconButton label={badge ? `Notifications, ${badge} unread` : 'Notifications'} className="relative">
          <Bell aria-hidden />
          {badge && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-on-danger"
            >
              {badge}
            </span>
          )}
        </IconButton>
      }
    >
      <NotificationList bell={bell} onLeave={() => setOpen(false)} />
    </Popover>
  );
}
