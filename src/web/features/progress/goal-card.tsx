// Progress towards the player's target level.

import { t } from '@lingui/core/macro';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { goalProgress, journeyDateProblem } from '#domain/progress/goal-progress.ts';
import { goalWindow, goalWindowPassed } from '#domain/progress/goal-window.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { formatDay } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DefaultTarget, GoalBar } from '#web/ui/padel/goal-bar.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface GoalCardProps {
  /** Null while no coach has set goals. */
  goals: PlayerGoals | null;
  player: PlayerProgress['player'];
  /** All of the player's ratings, whatever view the page shows. */
  ratings: readonly PublishedRating[];
  /** False for coaches and administrators. */
  isOwn: boolean;
}

/** Progress, the goal window, and the banner from 25% on. */
export function GoalCard({ goals, player, ratings, isOwn }: GoalCardProps) {
  const now = useNow();
  if (!goals) {
    return (
      <EmptyState title={t`No Goals Set Yet`} className="py-6">
        {isOwn
          ? t`Your coach hasn't set up goals for you yet...`
          : t`No coach has set goals with ${{ firstName: player.firstName }} yet.`}
      </EmptyState>
    );
  }
  const progress = goalProgress({ ratings, ...goals, currentLevel: levelOf(player) });
  const problem = journeyDateProblem(goals.journeyStartDate);
  const window = goalWindow(goals.journeyStartDate);
  const passed = goalWindowPassed(goals.journeyStartDate, now);
  return (
    <>
      {progress.isGreat && <GreatProgress percent={progress.percent} isOwn={isOwn} />}
      <GoalBar progress={progress} country={player.country} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={t`Journey started`}>{problem ?? formatDay(goals.journeyStartDate ?? '')}</Fact>
        {window && passed !== null && (
          <Fact name={t`Goal window`}>
            {t`until ${{ day: formatDay(window.end.slice(0, 10)) }}, ${{ percent: passed }}% passed`}
          </Fact>
        )}
      </dl>
      {goals.targetLevel === null && <DefaultTarget progress={progress} isOwn={isOwn} />}
    </>
  );
}

function GreatProgress({ percent, isOwn }: { percent: number; isOwn: boolean }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-accent px-4 py-3 text-on-accent">
      <Trophy aria-hidden className="size-6 shrink-0" />
      <div className="grid">
        <p className="font-heading font-semibold">{t`Great Progress!`}</p>
        <p className="text-sm">
          {isOwn
            ? t`${{ percent }}% of the way to your target level.`
            : t`${{ percent }}% of the way to the target level.`}
        </p>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
