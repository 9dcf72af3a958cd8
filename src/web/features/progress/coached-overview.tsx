// What a coach needs to know first about a player: what to work on, and what is agreed.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { levelOf } from '#domain/levels/levels.ts';
import type { Numeric } from '#domain/numeric.ts';
import { goalProgress } from '#domain/progress/goal-progress.ts';
import { whatToWorkOn } from '#domain/progress/what-to-work-on.ts';
import { ratingsOf } from '#domain/reviews/review-points.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatDay } from '#web/lib/format.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DefaultTarget, GoalBar } from '#web/ui/padel/goal-bar.tsx';
import { Panel } from './panel.tsx';
import { useProgress } from './use-progress.ts';

/** How many short-term goals are listed. */
const shownGoals = 3;

interface CoachedOverviewProps {
  player: { id: string; isClubMember: boolean };
  /** A link to all of the player's goals. */
  goalsLink: ReactNode;
}

/** Two cards; direct players have no goals (docs/product.md#goals). */
export function CoachedOverview({ player, goalsLink }: CoachedOverviewProps) {
  const { progress, goals } = useProgress(player.id, player.isClubMember);
  return (
    <>
      <Panel
        title={t`What to work on`}
        query={progress}
        action={progress.data?.latestTexts && <Source of={progress.data} />}
      >
        {(data) => <WorkOnList progress={data} />}
      </Panel>
      {player.isClubMember && (
        <Panel title={t`Goals`} query={goals} action={goalsLink}>
          {(agreed) => <Agreed goals={agreed} read={progress} />}
        </Panel>
      )}
    </>
  );
}

function Source({ of: { latestTexts } }: { of: PlayerProgress }) {
  if (!latestTexts) return null;
  return (
    <ReviewLink
      videoId={latestTexts.videoId}
      className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline"
    >
      {t`Latest review`}
    </ReviewLink>
  );
}

function WorkOnList({ progress: { reviews, latestTexts } }: { progress: PlayerProgress }) {
  const ratings = ratingsOf(reviews);
  const latest = latestRatings(ratings);
  const priorities = latestTexts?.priorities ?? [];
  const work = whatToWorkOn(priorities, ratings);
  if (work.length === 0) return <p className="text-ink-muted">{t`The first review will say what to work on.`}</p>;
  return (
    <>
      <ol className="grid gap-3">
        {work.map(({ skill, focus }, index) => (
          <li key={skill} className="flex gap-3">
            <span
              aria-hidden
              className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 grow gap-0.5">
              <p className="flex items-baseline justify-between gap-3">
                <span translate="no" className="font-semibold">
                  {skillLabel(skill)}
                </span>
                <Rating value={latest.get(skill)?.rating} />
              </p>
              {focus && (
                <p dir="auto" className="line-clamp-4 text-sm wrap-anywhere">
                  {focus}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {priorities.length === 0 && (
        <p className="text-sm text-ink-muted">{t`The lowest rated skills. The latest review has no priorities.`}</p>
      )}
    </>
  );
}

function Rating({ value }: { value: Numeric | undefined }) {
  if (value === undefined) return null;
  return (
    <span className="shrink-0 text-sm text-ink-muted">
      <Trans>
        <span className="sr-only">latest rating </span>
        {{ rating: oneDecimal(Number(value)) }}
      </Trans>
    </span>
  );
}

function Agreed({ goals, read }: { goals: PlayerGoals | null; read: UseQueryResult<PlayerProgress> }) {
  if (!goals) return <p className="text-ink-muted">{t`No goals set yet.`}</p>;
  const { shortTermGoals, targetLevel, targetDate } = goals;
  const shown = shortTermGoals.slice(0, shownGoals);
  const more = shortTermGoals.length - shown.length;
  return (
    <>
      {read.data ? <Way goals={goals} progress={read.data} /> : !read.isError && <Skeleton className="h-20" />}
      <div className="grid gap-1.5 text-sm">
        {targetLevel !== null && targetDate && (
          <p className="text-ink-muted">{t`Target date ${{ day: formatDay(targetDate) }}`}</p>
        )}
        {shown.length === 0 ? (
          <p className="text-ink-muted">{t`No short-term goals set`}</p>
        ) : (
          <ul aria-label={t`Short-term Goals`} className="grid gap-1.5">
            {shown.map((goal, index) => (
              <li key={`${index}-${goal}`} className="flex gap-2.5" dir="auto">
                <span aria-hidden className="mt-1.75 size-1.5 shrink-0 rounded-full bg-primary" />
                <span className="line-clamp-2 wrap-anywhere">{goal}</span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && <p className="text-ink-muted">{t`+${{ count: more }} more`}</p>}
      </div>
    </>
  );
}

function Way({ goals, progress: { player, reviews } }: { goals: PlayerGoals; progress: PlayerProgress }) {
  const way = goalProgress({ ...goals, ratings: ratingsOf(reviews), currentLevel: levelOf(player) });
  return (
    <div className="grid gap-2">
      <GoalBar progress={way} country={player.country} />
      {goals.targetLevel === null && <DefaultTarget progress={way} isOwn={false} />}
    </div>
  );
}
