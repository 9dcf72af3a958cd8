// The club's members.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { WithApplicants } from '#web/features/clubs/dashboard/applicants.tsx';
import { parseClubPlayersSearch } from '#web/features/clubs/people/club-search.ts';
import { ClubPlayersScreen } from '#web/features/clubs/people/players-screen.tsx';
import { query } from '#web/lib/http/api.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/club/players')({
  staticData: { title: msg`Players`, roles: ['club'] },
  validateSearch: parseClubPlayersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(query(endpoints.listApplicants));
    if (!deps.tab) startPages(queryClient, endpoints.listClubPlayers, { query: deps });
  },
  component: Players,
});

function Players() {
  const navigate = Route.useNavigate();
  return (
    <ClubPlayersScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      withApplicants={(members) => <WithApplicants>{members}</WithApplicants>}
    />
  );
}
