// System analytics.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen } from '#web/features/administration/analytics/analytics-screen.tsx';
import { parsePeriodSearch } from '#web/lib/period-search.ts';

export const Route = createFileRoute('/_app/admin/analytics')({
  staticData: { title: msg`System Analytics`, roles: ['admin'] },
  validateSearch: parsePeriodSearch,
  component: Analytics,
});

function Analytics() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
