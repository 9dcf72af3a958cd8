// The Performance Insights panel: the player's level and what to work on.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { VideoCounts } from '#contract/videos/videos.ts';
import { levelLanguage, levelOf, levelText } from '#domain/levels/levels.ts';
import type { WorkOn } from '#domain/progress/what-to-work-on.ts';
import { formatNumber } from '#web/lib/format.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { LevelBar } from '#web/ui/padel/level-bar.tsx';

const Actions = lateComponent(() => import('./late-panels.ts').then((part) => part.Actions), <ActionsSkeleton />);

/** The part of a player that the dashboard shows. */
export type DashboardPlayer = Pick<
  CurrentUser,
  | 'id'
  | 'country'
  | 'currentLevel'
  | 'isLevelStated'
  | 'isLevelVerified'
  | 'levelWithdrawn'
  | 'accessType'
  | 'clubId'
  | 'analysisCreditsRemaining'
>;

interface PerformanceInsightsProps {
  user: DashboardPlayer;
  /** Undefined while loading or if loading failed. */
  counts: VideoCounts | undefined;
  /** In order of priority; empty before the first review, undefined while loading. */
  workOn: readonly WorkOn[] | undefined;
}

export function PerformanceInsights({ user, counts, workOn }: PerformanceInsightsProps) {
  const level = levelOf(user);
  return (
    <Card as="section" className="grid content-start gap-5">
      <CardTitle
        className="mb-0"
        action={<VerifiedBadge verified={user.isLevelVerified} withdrawn={user.levelWithdrawn} />}
      >
        Performance Insights
      </CardTitle>
      <CurrentLevel level={level} country={user.country} />
      {workOn ? <Actions userId={user.id} level={level} workOn={workOn} /> : <ActionsSkeleton />}
      <dl className="grid grid-cols-2 divide-x rounded-lg bg-surface-sunken py-3">
        <Count name="Videos Analyzed" count={counts?.analyzed} />
        <Count name="In Review" count={counts?.inReview} />
      </dl>
    </Card>
  );
}

function CurrentLevel({ level, country }: { level: number | null; country: string }) {
  const text = levelText(level, country);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-ink-muted">Current level</span>
        <span lang={levelLanguage(country)} className="font-medium">
          {text}
        </span>
      </div>
      {level !== null && <LevelBar level={level} label={`Current level, ${text}`} />}
    </div>
  );
}

function Count({ name, count }: { name: string; count: number | undefined }) {
  return (
    <div className="flex flex-col-reverse px-4">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="font-heading text-xl font-semibold tracking-tight">
        {count === undefined ? <Skeleton className="my-1 h-6 w-8 bg-line" /> : formatNumber(count)}
      </dd>
    </div>
  );
}

function ActionsSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-3 py-2">
      <span className="sr-only">Loading recommended actions</span>
      {['w-full', 'w-4/5', 'w-11/12', 'w-3/4'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
