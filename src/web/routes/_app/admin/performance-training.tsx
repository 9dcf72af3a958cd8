// Training based on a player's ratings.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PerformanceTrainingScreen } from '#web/features/training/performance/performance-training-screen.tsx';
import { parseTrainingSearch } from '#web/features/training/performance/training-search.ts';

export const Route = createFileRoute('/_app/admin/performance-training')({
  staticData: { title: msg`Performance Training`, roles: ['admin'] },
  validateSearch: parseTrainingSearch,
  component: Training,
});

function Training() {
  const navigate = Route.useNavigate();
  return (
    <PerformanceTrainingScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
