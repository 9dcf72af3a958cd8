// The player's dashboard.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { isBlank } from '#domain/plain-text.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ActionCards } from './action-cards.tsx';
import { playerDashboardQuery } from './dashboard-read.ts';
import { LevelExplosion } from './level-explosion.tsx';
import { MotivationalMessage } from './motivational-message.tsx';
import { Panels } from './panels.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { SubscriptionAbove } from './subscription-banner.tsx';

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
  const dashboard = useQuery(playerDashboardQuery(user.id));
  const counts = dashboard.data?.counts;
  return (
    <Page title={`Welcome, ${welcomeName(user)}`} lead={<MotivationalMessage />} width="wide">
      <LevelExplosion user={user} />
      <div className="grid gap-4 sm:gap-6">
        <PlayerFigures user={user} counts={counts} />
        {/* Its texts are already in the initial page (shell/first-paint.tsx) and must not disappear again. */}
        <ActionCards user={user} />
        <Afterwards placeholder={<Skeleton className="h-72 rounded-xl" />}>
          <SubscriptionAbove>
            {dashboard.isError && !dashboard.data ? (
              <ErrorState
                title="Your feedback could not be loaded"
                message={errorSentence(dashboard.error)}
                onRetry={() => void dashboard.refetch()}
              />
            ) : (
              <Afterwards>
                <Panels {...{ user, counts }} dashboard={dashboard.data} mayAdd={mayUploadVideo(user).allowed} />
              </Afterwards>
            )}
          </SubscriptionAbove>
        </Afterwards>
      </div>
      {/* Its two seconds start once the dashboard is loaded. */}
      {dashboard.isFetched && popup}
    </Page>
  );
}

/** First name, else username, else "Champion" (docs/product.md#progress). */
function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return [firstName, username ?? ''].find((name) => !isBlank(name))?.trim() ?? 'Champion';
}

/** Explains how to see a player's dashboard. */
function PlayersOnly() {
  return (
    <Page title="Player dashboard">
      <EmptyState
        icon={<Gauge aria-hidden />}
        title="This dashboard belongs to players"
        action={
          <>
            <Link to="/role-switcher" className={buttonStyles()}>
              Switch Role
            </Link>
            <Link to="/admin/player-dashboard" className={buttonStyles({ variant: 'secondary' })}>
              Choose a player{' '}
            </Link>
          </>
        }
      >
        It shows a player’s own level, videos and feedback. Choose a player to see theirs, or switch role to see it as
        they do.
      </EmptyState>
    </Page>
  );
}
