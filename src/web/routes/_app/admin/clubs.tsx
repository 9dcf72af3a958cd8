// Clubs.

import { createFileRoute } from '@tanstack/react-router';
import { ClubsScreen } from '#web/features/admin/clubs/clubs-screen.tsx';
import { parseClubsSearch } from '#web/features/admin/clubs/clubs-search.ts';

export const Route = createFileRoute('/_app/admin/clubs')({
  staticData: { title: 'Club Management', roles: ['admin'] },
  validateSearch: parseClubsSearch,
  component: Clubs,
});

function Clubs() {
  const navigate = Route.useNavigate();
  return (
    <ClubsScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
