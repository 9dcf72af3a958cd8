// The club's reports.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { clubReportQuery } from '#web/features/clubs/reports/report-read.ts';
import { ReportsScreen } from '#web/features/clubs/reports/reports-screen.tsx';
import { parseReportsSearch } from '#web/features/clubs/reports/reports-search.ts';

export const Route = createFileRoute('/_app/club/reports')({
  staticData: { title: msg`Reports`, roles: ['club'] },
  validateSearch: parseReportsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(clubReportQuery(deps)),
  component: Reports,
});

function Reports() {
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
