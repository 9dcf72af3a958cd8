// The coach's players.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { MyPlayersScreen } from '#web/features/people/coach-players/my-players-screen.tsx';
import { parsePlayersSearch } from '#web/features/people/coach-players/players-search.ts';
import { query } from '#web/lib/http/api.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/coach/players')({
  staticData: { title: msg`My Players`, roles: coachRoles },
  validateSearch: parsePlayersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(query(endpoints.listRequests));
    return startPages(queryClient, endpoints.listCoachedPlayers, { query: deps });
  },
  component: Players,
});

function Players() {
  const navigate = Route.useNavigate();
  return (
    <MyPlayersScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
