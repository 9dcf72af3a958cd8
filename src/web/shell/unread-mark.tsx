// How many messages are unread, beside an entry of a menu.

import { unreadBadge } from '#domain/messages/notifications/notifications.ts';
import type { MenuEntry } from './menus/menus.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The number, "9+" above nine; nothing while nothing waits, and for entries that have to do with other things. */
export function UnreadMark({ entry }: { entry: MenuEntry }) {
  return entry.hasUnread ? <Mark /> : null;
}

function Mark() {
  const badge = unreadBadge(useUnreadMessages());
  if (!badge) return null;
  return (
    <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-on-danger">
      {badge}
      <span className="sr-only"> unread</span>
    </span>
  );
}
