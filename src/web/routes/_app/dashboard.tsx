// My Videos, at its first address.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MyVideosScreen } from '#web/features/videos/my-videos-screen.tsx';
import { parseVideosSearch } from '#web/features/videos/video-search.ts';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: msg`My Videos`, roles: ['player'] },
  validateSearch: parseVideosSearch,
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  return (
    <MyVideosScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
