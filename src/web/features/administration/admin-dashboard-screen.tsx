// The administrator's start screen: /admin/dashboard.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  CircleCheck,
  Clapperboard,
  EyeOff,
  Hourglass,
  MailWarning,
  TimerOff,
  UserSearch,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { maxCounted } from '#domain/max-counted.ts';
import { formatNumber, formatUpTo } from '#web/lib/format.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { adminDashboardQuery } from './dashboard-read.ts';
import { adminDashboardLead, adminDashboardTitle } from './dashboard-words.ts';
import { LinkedFigure } from './linked-figure.tsx';
import { PaymentDifferences } from './payment-differences.tsx';
import { Today } from './today.tsx';

type Dashboard = Answer<Endpoints['getAdminDashboard']>;

interface AdminDashboardScreenProps {
  /** Links to the other screens. */
  sections?: ReactNode;
}

/** Figures linked to their lists, failed jobs, and links to all screens. */
export function AdminDashboardScreen({ sections }: AdminDashboardScreenProps) {
  const { data, error, refetch } = useQuery(adminDashboardQuery);
  return (
    <Page
      title={adminDashboardTitle}
      lead={<p className="max-sm:min-h-[2lh]">{data ? leadOf(data) : adminDashboardLead}</p>}
      width="wide"
    >
      {data ? (
        <Figures dashboard={data} />
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <FiguresSkeleton />
      )}
      {sections}
    </Page>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const {
    waitingApprovals,
    videosWithoutCoach,
    videosOverdue,
    videosToReview,
    levelsToConfirm,
    openTakedowns,
    failedJobs,
  } = dashboard;
  return (
    <div className="grid gap-4">
      <ul aria-label="Needs attention" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        <LinkedFigure
          label="Waiting for approval"
          value={waitingApprovals}
          most={maxCounted}
          hint={waitingApprovals > 0 ? 'Approve or reject them' : 'No one waiting'}
          icon={<Hourglass aria-hidden />}
          isUrgent={waitingApprovals > 0}
          link={{ to: '/admin/users', search: { state: 'pending' } }}
        />
        <LinkedFigure
          label="Videos without a coach"
          value={videosWithoutCoach}
          most={maxCounted}
          hint={videosWithoutCoach > 0 ? 'Assign a coach' : 'Every video has one'}
          icon={<UserSearch aria-hidden />}
          isUrgent={videosWithoutCoach > 0}
          link={{ to: '/admin/videos', search: { show: 'without-coach' } }}
        />
        <LinkedFigure
          label="Videos overdue"
          value={videosOverdue}
          most={maxCounted}
          hint={videosOverdue > 0 ? 'Past their due time' : 'All on time'}
          icon={<TimerOff aria-hidden />}
          isUrgent={videosOverdue > 0}
          link={{ to: '/admin/videos', search: { show: 'overdue' } }}
        />
        <LinkedFigure
          label="Videos to review"
          value={videosToReview}
          most={maxCounted}
          hint={videosToReview > 0 ? 'Waiting or in review' : 'Nothing is waiting'}
          icon={<Clapperboard aria-hidden />}
          link={{ to: '/admin/videos', search: { show: 'to-review' } }}
        />
        <LinkedFigure
          label="Second opinions"
          value={levelsToConfirm}
          hint={levelsToConfirm > 0 ? 'Confirm or decline' : 'See level verification'}
          icon={<BadgeCheck aria-hidden />}
          isUrgent={levelsToConfirm > 0}
          link={{ to: '/admin/level-verification', search: levelsToConfirm > 0 ? { show: 'second-opinion' } : {} }}
        />
        <LinkedFigure
          label="Takedown requests"
          value={openTakedowns}
          most={maxCounted}
          hint={openTakedowns > 0 ? 'Answer them' : 'None open'}
          icon={<EyeOff aria-hidden />}
          isUrgent={openTakedowns > 0}
          link={{ to: '/admin/takedowns' }}
        />
      </ul>
      <Today />
      <Deliveries failed={failedJobs} />
      <PaymentDifferences />
    </div>
  );
}

function Deliveries({ failed }: { failed: number }) {
  const isFine = failed === 0;
  return (
    <Card as="section">
      <CardTitle className="mb-2">Emails and background jobs</CardTitle>
      <p className="flex items-start gap-3">
        {isFine ? (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        ) : (
          <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
        )}
        <span className="max-w-[70ch]">
          <strong>{formatNumber(failed)} failed.</strong>{' '}
          {isFine ? 'Everything was sent.' : 'We tried each one several times.'}{' '}
          {!isFine && (
            <Link to="/admin/failures" className="font-medium text-primary underline underline-offset-4">
              See why, and try again
            </Link>
          )}
        </span>
      </p>
    </Card>
  );
}

function FiguresSkeleton() {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      <span className="sr-only">Loading...</span>
      {['approval', 'coach', 'overdue', 'review', 'level', 'takedown'].map((place) => (
        <Skeleton key={place} className="h-32 rounded-xl" />
      ))}
    </div>
  );
}

/** The dashboard as one sentence. */
function leadOf({
  waitingApprovals,
  videosWithoutCoach,
  videosOverdue,
  levelsToConfirm,
  openTakedowns,
}: Dashboard): string {
  const waiting = [
    waitingApprovals > 0 && `${count(waitingApprovals, 'person', 'people')} to approve`,
    videosWithoutCoach > 0 && `${count(videosWithoutCoach, 'video', 'videos')} without a coach`,
    videosOverdue > 0 && `${count(videosOverdue, 'video', 'videos')} overdue`,
    levelsToConfirm > 0 && `${count(levelsToConfirm, 'second opinion', 'second opinions')} to give`,
    openTakedowns > 0 && `${count(openTakedowns, 'takedown request', 'takedown requests')} to answer`,
  ].filter((part) => part !== false);
  return waiting.length === 0
    ? 'Nothing needs your attention.'
    : `${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(waiting)}.`;
}

function count(value: number, one: string, many: string): string {
  return `${formatUpTo(value, maxCounted)} ${value === 1 ? one : many}`;
}
