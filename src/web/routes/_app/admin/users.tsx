// Everyone with an account.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { PeopleScreen } from '#web/features/administration/people/people-screen.tsx';
import { parsePeopleSearch } from '#web/features/administration/people/people-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/users')({
  staticData: { title: msg`User Management`, roles: ['admin'] },
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listPeople, { query: deps }),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  return (
    <PeopleScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
