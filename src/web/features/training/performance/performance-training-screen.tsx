// Performance training: /admin/performance-training.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { PlayerChoice } from '#web/features/people/shared/player-choice/player-choice.tsx';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TrainingCaseView } from './training-case-view.tsx';
import type { TrainingSearch } from './training-search.ts';

interface PerformanceTrainingScreenProps {
  search: TrainingSearch;
  /** Changes the search parameters. */
  onSearchChange: (search: TrainingSearch) => void;
}

/** Choosing a player, then planning and booking a session. */
export function PerformanceTrainingScreen({ search, onSearchChange }: PerformanceTrainingScreenProps) {
  return (
    <Page
      title={t`Performance Training`}
      lead={t`Turn a player’s weakest skills into a session with matching drills.`}
      width="wide"
    >
      {search.player === undefined ? (
        <PlayerChoice
          search={search.search ?? ''}
          onSearchChange={(next) => onSearchChange(next ? { search: next } : {})}
          onChoose={(player) => onSearchChange({ player })}
          action={t`Plan training`}
        />
      ) : (
        <OnePlayer key={search.player} playerId={search.player} onOther={() => onSearchChange({})} />
      )}
    </Page>
  );
}

function OnePlayer({ playerId, onOther }: { playerId: string; onOther: () => void }) {
  const { data, error, refetch } = useQuery(query(endpoints.getTrainingCase, { params: { playerId } }));
  if (error && !data) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-xl" />;
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PlayerLine player={data.player} />
        <Button variant="secondary" size="sm" onClick={onOther}>
          {t`Choose another player`}
        </Button>
      </div>
      <TrainingCaseView data={data} />
    </div>
  );
}
