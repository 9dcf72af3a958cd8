// My Training Sessions.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { CalendarFeedCard } from '#web/features/training/calendar/calendar-feed-card.tsx';
import { MyTrainingScreen } from '#web/features/training/my-training-screen.tsx';
import { AskForSession } from '#web/features/training/requests/ask-for-session.tsx';
import { OwnRequests } from '#web/features/training/requests/own-requests.tsx';
import { parseTrainingSearch } from '#web/features/training/training-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/training')({
  staticData: { title: msg`My Training Sessions`, roles: ['player'] },
  validateSearch: parseTrainingSearch,
  loader: ({ context: { queryClient, user } }) => {
    if (isClubMember(user)) {
      void queryClient.prefetchQuery(query(endpoints.listTrainingSessions, { params: { playerId: user.id } }));
      void queryClient.prefetchQuery(query(endpoints.listOpenSessions));
    }
  },
  component: Training,
});

function Training() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <MyTrainingScreen
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      ask={
        <AskForSession
          asked={search.ask}
          onAskedChange={(ask) => void navigate({ search: { ...search, ask }, resetScroll: false, replace: !ask })}
        />
      }
    >
      <OwnRequests>
        <CalendarFeedCard />
      </OwnRequests>
    </MyTrainingScreen>
  );
}
