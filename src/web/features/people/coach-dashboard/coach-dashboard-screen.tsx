// The coach's dashboard: the queue, next due videos, today's sessions and turnaround.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachDashboard } from '#contract/people/coach-dashboard.ts';
import { say } from '#domain/language/say.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { coachDashboardQuery } from './dashboard-read.ts';
import { coachDashboardLead } from './dashboard-words.ts';
import { MyPace } from './my-pace.tsx';
import { SessionsToday } from './sessions-today.tsx';

/** Loaded late with the queue's rows, which are too much for the first paint. */
const NextDue = lateComponent(
  () => import('./next-due.tsx').then((part) => part.NextDue),
  <Skeleton className="h-72 rounded-xl" />,
);

const UnansweredNotes = lateComponent(
  () => import('./unanswered-notes.tsx').then((part) => part.UnansweredNotes),
  null,
);

export function CoachDashboardScreen() {
  const { firstName } = useCurrentUser();
  const { data, error, refetch } = useQuery(coachDashboardQuery());
  return (
    <Page
      title={t`Hello ${{ firstName }}`}
      lead={
        // Reserves the height of two lines on a phone until the figures are loaded.
        <p className="min-h-[1lh] max-sm:min-h-[2lh]">
          {data ? (
            <>
              {leadOf(data)} <UnreadMessages />
            </>
          ) : (
            say(coachDashboardLead)
          )}
        </p>
      }
      width="wide"
    >
      {data ? (
        <div className="grid gap-4 sm:gap-6">
          <DashboardFigures dashboard={data} />
          <Afterwards placeholder={<Skeleton className="h-72 rounded-xl" />}>
            <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
              <NextDue items={data.nextDue} />
              <div className="grid min-w-0 gap-4 sm:gap-6">
                <UnansweredNotes />
                <SessionsToday sessions={data.sessionsToday} />
                <MyPace turnaround={data.turnaround} weeks={data.reviewsPerWeek} />
              </div>
            </div>
          </Afterwards>
        </div>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

/** Counts every visible video without a published review, like “To review”. */
function leadOf({ queue }: CoachDashboard): string {
  const waiting = queue['to-review'];
  if (waiting === 0) return t`No videos waiting for review.`;
  if (queue.overdue === 0) {
    return plural({ count: waiting }, { one: '# video waiting for review.', other: '# videos waiting for review.' });
  }
  return t`${plural({ count: waiting }, { one: '# video waiting for review', other: '# videos waiting for review' })}, ${plural({ overdue: queue.overdue }, { one: '# overdue', other: '# overdue' })}.`;
}

function DashboardSkeleton() {
  return (
    <div role="status" className="grid gap-4 sm:gap-6">
      <span className="sr-only">{t`Loading`}</span>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} className="h-28 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}

/** A link with the number of unread messages; nothing without any. */
function UnreadMessages() {
  const { viewedBy } = useCurrentUser();
  const { data } = useQuery({ ...query(endpoints.countUnreadMessages), enabled: viewedBy === null });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Link to="/coach/messages" className="font-medium text-primary underline underline-offset-4">
      {plural({ count: unread }, { one: '# unread message', other: '# unread messages' })}
    </Link>
  );
}
