// All goals.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { GoalsScreen } from '#web/features/administration/goals/goals-screen.tsx';
import { goalsFilter, parseGoalsSearch } from '#web/features/administration/goals/goals-search.ts';
import { CoachedGoals } from '#web/features/progress/goals/coached-goals.tsx';
import { query } from '#web/lib/http/api.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/goals')({
  staticData: { title: msg`Goals`, roles: ['admin'] },
  validateSearch: parseGoalsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { player: userId, ...list } }) => {
    if (userId === undefined) startPages(queryClient, endpoints.listAllGoals, goalsFilter(list));
    else void queryClient.prefetchQuery(query(endpoints.getPlayerProgress, { params: { userId } }));
  },
  component: Goals,
});

function Goals() {
  const navigate = Route.useNavigate();
  return (
    <GoalsScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      editor={(player) => <CoachedGoals player={player} />}
    />
  );
}
