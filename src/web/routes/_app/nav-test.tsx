// Every route, for administrators of demo and development installations.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NavTestScreen } from '#web/features/administration/nav-test/nav-test-screen.tsx';
import { parseNavTestSearch } from '#web/features/administration/nav-test/nav-test-search.ts';
import { requireOffered } from '#web/lib/session/guards.ts';

export const Route = createFileRoute('/_app/nav-test')({
  staticData: { title: msg`Navigation Test`, roles: ['admin'], onlyIf: msg`While developing, and in the demo` },
  validateSearch: parseNavTestSearch,
  beforeLoad: ({ context }) => requireOffered(context.queryClient, 'devLogin'),
  component: NavTest,
});

function NavTest() {
  const navigate = Route.useNavigate();
  return (
    <NavTestScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
