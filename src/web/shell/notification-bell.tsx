// The notification bell. The list that it opens comes after the first paint.

import { t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { unreadBadge } from '#domain/messages/unread-badge.ts';
import { useNotifications } from '#web/features/messages/notifications/use-notifications.ts';
import { late } from '#web/lib/late/late.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useLateTrigger } from '#web/ui/overlays/use-late-trigger.ts';

const sheet = late(() => import('./notification-sheet.tsx').then((part) => part.NotificationSheet));

/** Shows the number of unread notifications, "9+" above nine; opening it loads the latest. */
export function NotificationBell() {
  const { list, unread } = useNotifications();
  const badge = unreadBadge(unread);
  const button = (
    <IconButton label={badge ? t`Notifications, ${{ badge }} unread` : t`Notifications`} className="relative">
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
  );
  const { Part, trigger, wasPressed } = useLateTrigger(sheet, button, 'dialog', list.retry);
  return Part ? <Part trigger={button} wasPressed={wasPressed} onOpen={list.retry} /> : trigger;
}
