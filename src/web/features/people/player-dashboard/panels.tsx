// The panels of a dashboard: insights, latest reviews, overall score and next session.

import type { VideoCounts } from '#contract/videos/videos.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { PlayerDashboard } from './dashboard-read.ts';
import { type DashboardPlayer, PerformanceInsights } from './performance-insights.tsx';
import { RecentFeedback } from './recent-feedback.tsx';

const Standing = lateComponent(
  () => import('./late-panels.ts').then((part) => part.Standing),
  <Skeleton className="h-28 rounded-xl" />,
);

interface PanelsProps {
  user: DashboardPlayer;
  /** Undefined while loading. */
  dashboard: PlayerDashboard | undefined;
  /** The counts, if already known. */
  counts: VideoCounts | undefined;
  /** Whether the player can send a video now. */
  mayAdd: boolean;
  /** False when viewing someone else's. */
  isOwn?: boolean;
}

/** Both columns have the same height. */
export function Panels({ user, dashboard, counts, mayAdd, isOwn = true }: PanelsProps) {
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <PerformanceInsights {...{ user, counts }} workOn={dashboard?.workOn} />
      <div className="flex flex-col gap-4 *:first:grow sm:gap-6">
        <RecentFeedback reviewed={dashboard?.recentFeedback} waiting={counts?.inReview ?? 0} {...{ mayAdd, isOwn }} />
        {dashboard && (
          <Standing
            scores={dashboard.scores}
            nextSession={dashboard.nextSession}
            isMember={isClubMember(user)}
            isOwn={isOwn}
          />
        )}
      </div>
    </div>
  );
}
