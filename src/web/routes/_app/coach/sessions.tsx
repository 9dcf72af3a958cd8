// The coach's training sessions.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { CalendarFeedCard } from '#web/features/training/calendar/calendar-feed-card.tsx';
import { SessionsScreen } from '#web/features/training/coach-sessions/sessions-screen.tsx';
import { parseSessionsSearch } from '#web/features/training/coach-sessions/sessions-search.ts';
import { AskedRequests } from '#web/features/training/requests/asked-requests.tsx';

export const Route = createFileRoute('/_app/coach/sessions')({
  staticData: { title: msg`Training Sessions`, roles: coachRoles },
  validateSearch: parseSessionsSearch,
  component: Sessions,
});

function Sessions() {
  const navigate = Route.useNavigate();
  return (
    <SessionsScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      withRequests={(rest) => <AskedRequests>{rest}</AskedRequests>}
      feed={<CalendarFeedCard />}
    />
  );
}
