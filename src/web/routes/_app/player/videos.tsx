// My Videos; administrators choose the player.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { MyVideosScreen } from '#web/features/videos/my-videos-screen.tsx';
import type { VideosSearch } from '#web/features/videos/video-search.ts';
import { ownVideosFilter, parseVideosSearch } from '#web/features/videos/video-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

const PlayersVideosScreen = lateComponent<{ search: VideosSearch; onSearchChange: (search: VideosSearch) => void }>(
  () => import('#web/features/videos/players-videos-screen.tsx').then((part) => part.PlayersVideosScreen),
  <Skeleton className="h-96 rounded-xl" />,
);

export const Route = createFileRoute('/_app/player/videos')({
  staticData: { title: msg`My Videos`, roles: ['player', 'admin'] },
  validateSearch: parseVideosSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps }) => {
    if (user.role === 'player') startPages(queryClient, endpoints.listVideos, ownVideosFilter(deps));
  },
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  const Screen = useCurrentUser().role === 'admin' ? PlayersVideosScreen : MyVideosScreen;
  return (
    <Screen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, resetScroll: false })} />
  );
}
