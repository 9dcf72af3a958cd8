// All videos.

import { createFileRoute } from '@tanstack/react-router';
import { AdminVideosScreen } from '#web/features/admin/admin-videos-screen.tsx';
import { parseVideosSearch } from '#web/features/admin/videos-search.ts';

export const Route = createFileRoute('/_app/admin/videos')({
  staticData: { title: 'Videos', roles: ['admin'] },
  validateSearch: parseVideosSearch,
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  return <AdminVideosScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
}
