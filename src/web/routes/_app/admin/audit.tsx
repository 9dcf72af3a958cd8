// The audit log.

import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#web/features/admin/audit/audit-screen.tsx';
import { parseAuditSearch } from '#web/features/admin/audit/audit-search.ts';

export const Route = createFileRoute('/_app/admin/audit')({
  staticData: { title: 'Audit Logs', roles: ['admin'] },
  validateSearch: parseAuditSearch,
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <AuditScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
