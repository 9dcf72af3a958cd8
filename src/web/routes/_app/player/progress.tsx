// A player's progress; administrators choose the player.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProgressScreen } from '#web/features/progress/progress-screen.tsx';
import { parseProgressSearch } from '#web/features/progress/progress-search.ts';

export const Route = createFileRoute('/_app/player/progress')({
  staticData: { title: msg`Progress`, roles: ['player', 'admin'] },
  validateSearch: parseProgressSearch,
  component: Progress,
});

function Progress() {
  const navigate = Route.useNavigate();
  return (
    <ProgressScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
