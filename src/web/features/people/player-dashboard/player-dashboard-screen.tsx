// The player's start: where they stand, what is on its way, and what to do next.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { isBlank } from '#domain/plain-text.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
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
import { PlayersOnly } from './players-only.tsx';
import { SubscriptionAbove } from './subscription-banner.tsx';

interface PlayerDashboardScreenProps {
  /** What comes over the dashboard after a while; the route hands it in, since features do not know each other. */
  popup?: ReactNode;
}

/** The dashboard of the player who is signed in. */
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
        {/* The page begins with its words (shell/first-paint.tsx), which must not go once more. */}
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
      {/* Its two seconds begin when there is a dashboard to look at. */}
      {dashboard.isFetched && popup}
    </Page>
  );
}

/** First name, else username, else "Champion" (docs/product.md#progress). */
function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return [firstName, username ?? ''].find((name) => !isBlank(name))?.trim() ?? 'Champion';
}
