// The audit log.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { AuditScreen } from '#web/features/administration/audit/audit-screen.tsx';
import { parseAuditSearch } from '#web/features/administration/audit/audit-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/audit')({
  staticData: { title: msg`Audit Logs`, roles: ['admin'] },
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { auditFilter } = await import('#web/features/administration/audit/audit-filter.ts');
    startPages(context.queryClient, endpoints.listAuditEntries, auditFilter(deps));
  },
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <AuditScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
