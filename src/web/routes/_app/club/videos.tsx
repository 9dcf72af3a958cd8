// The videos of the club's members.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { parseClubVideosSearch } from '#web/features/clubs/people/club-search.ts';
import { ClubVideosScreen } from '#web/features/clubs/people/videos-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/club/videos')({
  staticData: { title: msg`Club Videos`, roles: ['club'] },
  validateSearch: parseClubVideosSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listClubVideos, { query: deps }),
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
