// A player's performance over a period.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { PerformanceScreen } from '#web/features/progress/performance/performance-screen.tsx';
import { parsePerformanceSearch } from '#web/features/progress/performance/performance-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/performance')({
  staticData: { title: msg`Performance`, roles: ['player'] },
  validateSearch: parsePerformanceSearch,
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(query(endpoints.getPlayerProgress, { params: { userId: context.user.id } })),
  component: Performance,
});

function Performance() {
  const navigate = Route.useNavigate();
  return (
    <PerformanceScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
