// The number of unread messages beside a menu entry.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { unreadBadge } from '#domain/messages/unread-badge.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { MenuEntry } from './menus/menu-entry.ts';

/** The number, "9+" above nine; nothing without unread messages, and for other entries. */
export function UnreadMark({ entry }: { entry: MenuEntry }) {
  return entry.hasUnread ? <Mark /> : null;
}

function Mark() {
  const badge = unreadBadge(useUnreadMessages());
  if (!badge) return null;
  return (
    <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-on-danger">
      {badge}
      <span className="sr-only">{` ${t`unread`}`}</span>
    </span>
  );
}

/** The number; 0 while loading, for roles without messages, and while viewing as someone else. */
function useUnreadMessages(): number {
  const { role, viewedBy } = useCurrentUser();
  const writes = role === 'player' || role === 'coach_freelance' || role === 'coach_club';
  return useQuery({ ...query(endpoints.countUnreadMessages), enabled: writes && viewedBy === null }).data?.unread ?? 0;
}
