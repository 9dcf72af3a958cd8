// The goals of a chosen player.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

/** The player type of the goals editor. */
export type GoalsPlayer = PlayerProgress['player'];

interface ChosenGoalsProps {
  playerId: string;
  editor: (player: GoalsPlayer) => ReactNode;
  onClose: () => void;
}

/** The player with a way back, then the goals editor. */
export function ChosenGoals({ playerId, editor, onClose }: ChosenGoalsProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerProgress, { params: { userId: playerId } }));
  return (
    <div className="grid gap-6">
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3 sm:py-4">
        {data ? <PlayerLine player={data.player} /> : <span />}
        <Button variant="secondary" size="sm" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {t`All goals`}
        </Button>
      </Card>
      {data ? (
        editor(data.player)
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-xl" />
      )}
    </div>
  );
}
