// A player's dashboard as seen by others: figures, insights and feedback, without the player's actions.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { DashboardPlayer } from './dashboard-read.ts';
import { Panels } from './late-parts.tsx';
import { RecentFeedback } from './recent-feedback.tsx';

export function ViewedPlayerDashboard({ player }: { player: DashboardPlayer & { id: string } }) {
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerDashboard, { params: { userId: player.id } }));
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-xl" />;
    return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <RecentFeedback user={player} dashboard={data} isOwn={false} />
      <Panels user={player} dashboard={data} isOwn={false} />
    </div>
  );
}
