// All videos.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { AdminVideosScreen } from '#web/features/administration/admin-videos-screen.tsx';
import { parseVideosSearch, videosFilter } from '#web/features/administration/videos-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/videos')({
  staticData: { title: msg`Videos`, roles: ['admin'] },
  validateSearch: parseVideosSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listAdminVideos, videosFilter(deps)),
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  return <AdminVideosScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
}
