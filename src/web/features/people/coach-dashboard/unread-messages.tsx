// The unread messages in the dashboard's lead.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** A link with the number of unread messages; nothing without any. */
export function UnreadMessages() {
  const { viewedBy } = useCurrentUser();
  const { data } = useQuery({ ...query(endpoints.countUnreadMessages), enabled: viewedBy === null });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Link to="/coach/messages" className="font-medium text-primary underline underline-offset-4">
      {unread === 1 ? '1 unread message' : `${unread} unread messages`}
    </Link>
  );
}
