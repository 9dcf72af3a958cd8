// The Performance tab: where the player stands now, in columns of what belongs together.

import { t } from '@lingui/core/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { hasLevelPath } from '#domain/levels/level-path.ts';
import { levelOf } from '#domain/levels/levels.ts';
import type { ProgressView } from '#domain/progress/progress-views.ts';
import type { AnalyzedVideo } from '#domain/reviews/review-points.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';
import { GoalCard } from './goal-card.tsx';
import { LevelCard } from './level-card.tsx';
import { Panel } from './panel.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { RecentPerformance } from './recent-performance.tsx';
import { RecentTraining } from './recent-training.tsx';
import { SkillTrend } from './skill-trend.tsx';
import type { MemberQueries } from './use-progress.ts';

/** Loaded late, with the drills. */
const LevelPathCard = lateComponent(
  () => import('./level-path-card.tsx').then((part) => part.LevelPathCard),
  <Skeleton className="h-80 rounded-xl" />,
);

interface PerformanceTabProps extends MemberQueries {
  progress: PlayerProgress;
  view: ProgressView;
  /** Whether it is the player's own page, which links to their other screens. */
  isOwn: boolean;
  /** Whether it has the level and the goal, which a coach's page of the player says at its head. */
  hasStanding: boolean;
  /** Videos and ratings in the current view. */
  videos: readonly AnalyzedVideo[];
  ratings: readonly PublishedRating[];
  /** All of the player's ratings, for the goal. */
  allRatings: readonly PublishedRating[];
}

export function PerformanceTab(props: PerformanceTabProps) {
  const { progress, view, isOwn, hasStanding, videos, ratings, allRatings, goals, sessions } = props;
  const { player, levelChanges, measured } = progress;
  const hasPath = hasLevelPath(levelOf(player), measured);
  return (
    <div
      className={cn(
        'grid gap-4 sm:gap-6 lg:grid-cols-2 *:grid *:content-start *:gap-4 *:sm:gap-6',
        (hasStanding || hasPath) && 'xl:grid-cols-3 lg:max-xl:*:last:col-span-2 lg:max-xl:*:last:grid-cols-2',
      )}
    >
      {(hasStanding || hasPath) && (
        <div>
          {hasStanding && <LevelCard player={player} levelChanges={levelChanges} isOwn={isOwn} />}
          {hasPath && <LevelPathCard player={player} measured={measured} ratings={allRatings} isOwn={isOwn} />}
        </div>
      )}
      <div>
        <RecentPerformance videos={videos} />
        {videos.length > 0 && <RecentAnalyses videos={videos} />}
        {hasStanding && player.isClubMember && (
          <Panel
            title={t`Goal progress`}
            query={goals}
            action={isOwn && <MoreLink to="/player/goals">{t`My Goals`}</MoreLink>}
          >
            {(set) => <GoalCard goals={set} player={player} ratings={allRatings} isOwn={isOwn} />}
          </Panel>
        )}
      </div>
      <div>
        <SkillTrend userId={player.id} ratings={ratings} />
        {player.isClubMember && view !== 'game' && (
          <Panel
            title={t`Recent training`}
            query={sessions}
            action={isOwn && <MoreLink to="/player/training">{t`All sessions`}</MoreLink>}
          >
            {(list) => <RecentTraining sessions={list} />}
          </Panel>
        )}
        {!player.isClubMember && <ClubOnlyNotice isOwn={isOwn} />}
      </div>
    </div>
  );
}

function MoreLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline">
      {children}
    </Link>
  );
}

/** The notice for direct players (docs/product.md#progress). */
function ClubOnlyNotice({ isOwn }: { isOwn: boolean }) {
  return (
    <ClubOnly title={t`Goal tracking and timelines are available for club players`} icon={<Target aria-hidden />}>
      {isOwn
        ? t`In a club, you also get goals, training sessions and a timeline with a coach. Your reviews, ratings and level are here either way.`
        : t`In a club, players also get goals, training sessions and a timeline with a coach. The reviews, ratings and level are here either way.`}
    </ClubOnly>
  );
}
