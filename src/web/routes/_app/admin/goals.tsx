// All goals.

import { createFileRoute } from '@tanstack/react-router';
import { GoalsScreen } from '#web/features/admin/goals/goals-screen.tsx';
import { parseGoalsSearch } from '#web/features/admin/goals/goals-search.ts';
import { CoachedGoals } from '#web/features/goals/coached-goals.tsx';

export const Route = createFileRoute('/_app/admin/goals')({
  staticData: { title: 'Goals', roles: ['admin'] },
  validateSearch: parseGoalsSearch,
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
