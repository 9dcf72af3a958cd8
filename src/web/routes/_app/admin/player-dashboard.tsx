// A player's dashboard, for administrators.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlayerViewScreen } from '#web/features/administration/player-view-screen.tsx';
import { parsePlayerViewSearch } from '#web/features/administration/player-view-search.ts';
import { LevelCaseView } from '#web/features/levels/level-case-view.tsx';
import { ViewedPlayerDashboard } from '#web/features/people/player-dashboard/viewed-player-dashboard.tsx';
import { PlayerChoice } from '#web/features/people/shared/player-choice/player-choice.tsx';
import { ProgressContent } from '#web/features/progress/progress-content.tsx';
import { type ProgressTab, parseProgressSearch } from '#web/features/progress/progress-search.ts';

export const Route = createFileRoute('/_app/admin/player-dashboard')({
  staticData: { title: msg`Player Dashboard`, roles: ['admin'] },
  validateSearch: (given: Record<string, unknown>) => ({
    ...parseProgressSearch(given),
    ...parsePlayerViewSearch(given),
  }),
  component: PlayerView,
});

function PlayerView() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const change = (changed: object) => void navigate({ search: { ...search, ...changed }, resetScroll: false });
  const progress = (only: ProgressTab) => (player: { id: string }) => (
    <ProgressContent
      userId={player.id}
      only={only}
      isOwn={false}
      search={search}
      onSearchChange={({ view }) => change({ view })}
    />
  );
  return (
    <PlayerViewScreen
      search={search}
      onSearchChange={change}
      choice={
        <PlayerChoice
          search={search.search ?? ''}
          onSearchChange={(typed) => change({ search: typed || undefined })}
          onChoose={(player) => change({ player })}
          action={t`Show dashboard`}
        />
      }
      parts={{
        dashboard: (player) => <ViewedPlayerDashboard player={player} />,
        progress: progress('performance'),
        history: progress('history'),
        benchmarks: progress('benchmarks'),
        level: ({ id }) => <LevelCaseView playerId={id} />,
      }}
    />
  );
}
