// The club manager's start screen.

import { useQuery } from '@tanstack/react-query';
import { say } from '#domain/language/say.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ClubFigures } from './club-figures.tsx';
import { clubDashboardQuery } from './dashboard-read.ts';
import { clubDashboardLead, clubDashboardTitle } from './dashboard-words.ts';
import { JoinSkeleton } from './join-skeleton.tsx';

const ClubNeeds = lateComponent(
  () => import('./club-needs.tsx').then((part) => part.ClubNeeds),
  <Skeleton className="h-32 rounded-xl" />,
);

const JoinSection = lateComponent(
  () => import('./join-section.tsx').then((part) => part.JoinSection),
  <JoinSkeleton />,
);

const DashboardLists = lateComponent(
  () => import('./dashboard-lists.tsx').then((part) => part.DashboardLists),
  <Skeleton className="h-72 rounded-xl" />,
);

/** What waits for the manager, figures, applicants with invitation link, and lists. */
export function ClubDashboardScreen() {
  const { data, error, refetch } = useQuery(clubDashboardQuery());
  // `JoinSection` explains a missing club.
  const hasNoClub = error instanceof ApiError && error.status === 404;
  return (
    <Page title={say(clubDashboardTitle)} lead={say(clubDashboardLead)} width="wide">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        {data ? <ClubNeeds dashboard={data} /> : !error && <Skeleton className="h-32 rounded-xl" />}
        {data ? <ClubFigures dashboard={data} /> : !error && <FiguresSkeleton />}
        <JoinSection />
        {data ? (
          <DashboardLists dashboard={data} />
        ) : error ? (
          !hasNoClub && <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72 rounded-xl" />
        )}
      </div>
    </Page>
  );
}

function FiguresSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {['members', 'waiting', 'reviewed', 'turnaround'].map((figure) => (
        <Skeleton key={figure} className="h-32.5 rounded-xl lg:h-32" />
      ))}
    </div>
  );
}
