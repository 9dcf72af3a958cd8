// Ratings across players, and agreement of coaches.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { parseInsightsSearch } from '#web/features/progress/insights/insights-search.ts';
import { PerformanceInsightsScreen } from '#web/features/progress/insights/performance-insights-screen.tsx';

export const Route = createFileRoute('/_app/admin/performance-insights')({
  staticData: { title: msg`Performance Insights`, roles: ['admin'] },
  validateSearch: parseInsightsSearch,
  component: Insights,
});

function Insights() {
  const navigate = Route.useNavigate();
  return (
    <PerformanceInsightsScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
