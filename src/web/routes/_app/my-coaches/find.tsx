// Finding a coach.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { FindCoachScreen } from '#web/features/messages/my-coaches/find-coach-screen.tsx';
import { parseFindSearch } from '#web/features/messages/my-coaches/find-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/my-coaches/find')({
  staticData: { title: msg`Find a coach`, roles: ['player'] },
  validateSearch: parseFindSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.findCoaches, { query: deps }),
  component: Find,
});

function Find() {
  const navigate = Route.useNavigate();
  return (
    <FindCoachScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
