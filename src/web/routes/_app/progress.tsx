// A player's progress, at the address that the dashboard links to.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ProgressScreen } from '#web/features/progress/progress-screen.tsx';
import { parseProgressSearch } from '#web/features/progress/progress-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/progress')({
  staticData: { title: msg`Progress`, roles: ['player'] },
  validateSearch: parseProgressSearch,
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(query(endpoints.getPlayerProgress, { params: { userId: context.user.id } })),
  component: Progress,
});

function Progress() {
  const navigate = Route.useNavigate();
  return (
    <ProgressScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
