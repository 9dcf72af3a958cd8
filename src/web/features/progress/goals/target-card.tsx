// The target card: target, current level and progress.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { PlayerCard } from '#contract/people.ts';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { isBlank } from '#domain/plain-text.ts';
import { goalProgress, journeyDateProblem } from '#domain/progress/goal-progress.ts';
import { ratingsOf } from '#domain/reviews/review-points.ts';
import { formatDay } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DefaultTarget, GoalBar } from '#web/ui/padel/goal-bar.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';

interface TargetCardProps {
  player: Pick<PlayerCard, 'id' | 'country' | 'currentLevel'> & Partial<Pick<CurrentUser, 'isLevelStated'>>;
  goals: PlayerGoals;
  /** False for the coach. */
  isOwn: boolean;
}

export function TargetCard({ player, goals, isOwn }: TargetCardProps) {
  const { country } = player;
  const { targetLevel, targetDate, timeframe, journeyStartDate } = goals;
  const isDateKnown = journeyDateProblem(journeyStartDate) === null;
  return (
    <Card as="section" className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[3fr_3fr_2fr_2fr]">
        <Fact name={t`Target Level`} hint={targetDate && t`by ${{ day: formatDay(targetDate) }}`}>
          {targetLevel === null ? <span>{t`Not set`}</span> : <LevelText level={targetLevel} country={country} />}
        </Fact>
        <Fact name={t`Current level`}>
          <LevelText level={levelOf(player)} country={country} />
        </Fact>
        <Fact name={t`Timeframe`}>{isBlank(timeframe ?? '') ? t`Not set` : timeframe}</Fact>
        <Fact name={t`Journey started`}>
          {journeyStartDate !== null && isDateKnown ? formatDay(journeyStartDate) : t`Date not available`}
        </Fact>
      </dl>
      <Way player={player} goals={goals} isOwn={isOwn} />
    </Card>
  );
}

/** Loads the ratings for the progress bar separately from the page. */
function Way({ player, goals, isOwn }: TargetCardProps) {
  const progress = useQuery(query(endpoints.getPlayerProgress, { params: { userId: player.id } }));
  if (progress.isError && !progress.data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
        <span>
          {isOwn
            ? t`Your progress could not be loaded: ${{ reason: errorSentence(progress.error) }}`
            : t`The player’s progress could not be loaded: ${{ reason: errorSentence(progress.error) }}`}
        </span>
        <Button variant="secondary" size="sm" onClick={() => void progress.refetch()}>
          {t`Try again`}
        </Button>
      </p>
    );
  }
  if (!progress.data) {
    return (
      <div role="status" aria-busy className="grid gap-3">
        <span className="sr-only">{t`Loading your progress`}</span>
        <Skeleton className="h-9 w-24" />
        <Skeleton className="h-2.5" />
        <Skeleton className="h-5" />
      </div>
    );
  }
  const way = goalProgress({
    ...goals,
    ratings: ratingsOf(progress.data.reviews),
    currentLevel: levelOf(player),
  });
  return (
    <div className="grid gap-3">
      <GoalBar country={player.country} progress={way} />
      {goals.targetLevel === null && <DefaultTarget progress={way} isOwn={isOwn} />}
    </div>
  );
}

function Fact({ name, hint, children }: { name: string; hint?: string | null; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
      {hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
    </div>
  );
}
