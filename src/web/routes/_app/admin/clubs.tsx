// Clubs.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ClubsScreen } from '#web/features/administration/clubs/clubs-screen.tsx';
import { clubsFilter, parseClubsSearch } from '#web/features/administration/clubs/clubs-search.ts';
import { query } from '#web/lib/http/api.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/clubs')({
  staticData: { title: msg`Club Management`, roles: ['admin'] },
  validateSearch: parseClubsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { club: clubId, ...list } }) => {
    if (clubId === undefined) startPages(queryClient, endpoints.listAdminClubs, clubsFilter(list));
    else void queryClient.prefetchQuery(query(endpoints.getAdminClub, { params: { clubId } }));
  },
  component: Clubs,
});

function Clubs() {
  const navigate = Route.useNavigate();
  return (
    <ClubsScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
