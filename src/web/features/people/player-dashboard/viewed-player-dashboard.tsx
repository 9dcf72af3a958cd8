// A player's dashboard as seen by others: figures, insights and feedback, without the player's actions.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Panels } from './panels.tsx';
import type { DashboardPlayer } from './performance-insights.tsx';
import { PlayerFigures } from './player-figures.tsx';

export function ViewedPlayerDashboard({ player }: { player: DashboardPlayer & { id: string } }) {
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerDashboard, { params: { userId: player.id } }));
  if (error && !data) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4 sm:gap-6">
      <PlayerFigures user={player} counts={data?.counts} />
      <Panels user={player} dashboard={data} counts={data?.counts} mayAdd={false} isOwn={false} />
    </div>
  );
}
