// The player's dashboard.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { isBlank } from '#domain/plain-text.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { playerDashboardQuery } from './dashboard-read.ts';
import type { FirstVideoProps } from './first-video/first-video.tsx';
import { Panels, SubscriptionBanner } from './late-parts.tsx';
import { LevelExplosion } from './level-explosion/level-explosion.tsx';
import { MotivationalMessage } from './motivational-message.tsx';
import { RecentFeedback } from './recent-feedback.tsx';

const FirstVideo = lateComponent<FirstVideoProps>(
  () => import('./first-video/first-video.tsx').then((part) => part.FirstVideo),
  <Skeleton className="h-112 rounded-xl lg:h-96" />,
);

interface PlayerDashboardScreenProps {
  /** The popup shown after a while, passed in by the route. */
  popup?: ReactNode;
}

/** The dashboard of the signed-in player. */
export function PlayerDashboardScreen({ popup }: PlayerDashboardScreenProps) {
  const user = useCurrentUser();
  if (user.role !== 'player') return <PlayersOnly />;
  return <Dashboard user={user} popup={popup} />;
}

function Dashboard({ user, popup }: PlayerDashboardScreenProps & { user: CurrentUser }) {
  const { data, error, isFetched, refetch } = useQuery(playerDashboardQuery(user.id));
  return (
    <Page title={t`Welcome, ${{ name: welcomeName(user) }}`} lead={<MotivationalMessage />} width="wide">
      <LevelExplosion user={user} />
      <div className="grid gap-4 sm:gap-6">
        {data ? (
          data.counts.videos === 0 ? (
            <FirstVideo user={user} />
          ) : (
            <>
              <RecentFeedback user={user} dashboard={data} />
              <Afterwards placeholder={<Skeleton className="h-72 rounded-xl" />}>
                <Panels user={user} dashboard={data} />
              </Afterwards>
            </>
          )
        ) : error ? (
          <ErrorState
            title={t`Your feedback could not be loaded`}
            message={errorSentence(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <DashboardSkeleton />
        )}
        {(data ?? error) && <SubscriptionBanner />}
      </div>
      {/* Its two seconds start once the dashboard is loaded. */}
      {isFetched && popup}
    </Page>
  );
}

/** As in the initial page (shell/first-paint.tsx). */
function DashboardSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-4 sm:gap-6">
      <span className="sr-only">{t`Loading your dashboard`}</span>
      <Skeleton className="h-112 rounded-xl lg:h-96" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}

/** First name, else username, else "Champion" (docs/product.md#progress). */
function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return [firstName, username ?? ''].find((name) => !isBlank(name))?.trim() ?? t`Champion`;
}

/** Explains how to see a player's dashboard. */
function PlayersOnly() {
  return (
    <Page title={t`Player dashboard`}>
      <EmptyState
        icon={<Gauge aria-hidden />}
        title={t`This dashboard belongs to players`}
        action={
          <>
            <Link to="/role-switcher" className={buttonStyles()}>
              {t`Switch Role`}
            </Link>
            <Link to="/admin/player-dashboard" className={buttonStyles({ variant: 'secondary' })}>
              {t`Choose a player`}
            </Link>
          </>
        }
      >
        {t`It shows a player’s own level, videos and feedback. Choose a player to see theirs, or switch role to see it as they do.`}
      </EmptyState>
    </Page>
  );
}
