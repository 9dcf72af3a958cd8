// The videos of the club's members.

import { createFileRoute } from '@tanstack/react-router';
import { parseClubVideosSearch } from '#web/features/club-people/club-search.ts';
import { ClubVideosScreen } from '#web/features/club-people/videos-screen.tsx';

export const Route = createFileRoute('/_app/club/videos')({
  staticData: { title: 'Club Videos', roles: ['club'] },
  validateSearch: parseClubVideosSearch,
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  return (
    <ClubVideosScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
