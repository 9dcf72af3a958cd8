// The administrator's start screen: /admin/dashboard.

import { plural, t } from '@lingui/core/macro';
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
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { maxCounted } from '#domain/max-counted.ts';
import { formatUpTo } from '#web/lib/format.ts';
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
      title={say(adminDashboardTitle)}
      lead={<p className="max-sm:min-h-[2lh]">{data ? leadOf(data) : say(adminDashboardLead)}</p>}
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
      <ul aria-label={t`Needs attention`} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        <LinkedFigure
          label={t`Waiting for approval`}
          value={waitingApprovals}
          most={maxCounted}
          hint={waitingApprovals > 0 ? t`Approve or reject them` : t`No one waiting`}
          icon={<Hourglass aria-hidden />}
          isUrgent={waitingApprovals > 0}
          link={{ to: '/admin/users', search: { state: 'pending' } }}
        />
        <LinkedFigure
          label={t`Videos without a coach`}
          value={videosWithoutCoach}
          most={maxCounted}
          hint={videosWithoutCoach > 0 ? t`Assign a coach` : t`Every video has one`}
          icon={<UserSearch aria-hidden />}
          isUrgent={videosWithoutCoach > 0}
          link={{ to: '/admin/videos', search: { show: 'without-coach' } }}
        />
        <LinkedFigure
          label={t`Videos overdue`}
          value={videosOverdue}
          most={maxCounted}
          hint={videosOverdue > 0 ? t`Past their due time` : t`All on time`}
          icon={<TimerOff aria-hidden />}
          isUrgent={videosOverdue > 0}
          link={{ to: '/admin/videos', search: { show: 'overdue' } }}
        />
        <LinkedFigure
          label={t`Videos to review`}
          value={videosToReview}
          most={maxCounted}
          hint={videosToReview > 0 ? t`Waiting or in review` : t`Nothing is waiting`}
          icon={<Clapperboard aria-hidden />}
          link={{ to: '/admin/videos', search: { show: 'to-review' } }}
        />
        <LinkedFigure
          label={t`Second opinions`}
          value={levelsToConfirm}
          hint={levelsToConfirm > 0 ? t`Confirm or decline` : t`See level verification`}
          icon={<BadgeCheck aria-hidden />}
          isUrgent={levelsToConfirm > 0}
          link={{ to: '/admin/level-verification', search: levelsToConfirm > 0 ? { show: 'second-opinion' } : {} }}
        />
        <LinkedFigure
          label={t`Takedown requests`}
          value={openTakedowns}
          most={maxCounted}
          hint={openTakedowns > 0 ? t`Answer them` : t`None open`}
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
      <CardTitle className="mb-2">{t`Emails and background jobs`}</CardTitle>
      <p className="flex items-start gap-3">
        {isFine ? (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        ) : (
          <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
        )}
        <span className="max-w-[70ch]">
          <strong>{plural({ count: failed }, { one: '# failed.', other: '# failed.' })}</strong>{' '}
          {isFine ? t`Everything was sent.` : t`We tried each one several times.`}{' '}
          {!isFine && (
            <Link to="/admin/failures" className="font-medium text-primary underline underline-offset-4">
              {t`See why, and try again`}
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
      <span className="sr-only">{t`Loading...`}</span>
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
    worded(waitingApprovals, (count, number) =>
      plural(count, { one: `${number} person to approve`, other: `${number} people to approve` }),
    ),
    worded(videosWithoutCoach, (count, number) =>
      plural(count, { one: `${number} video without a coach`, other: `${number} videos without a coach` }),
    ),
    worded(videosOverdue, (count, number) =>
      plural(count, { one: `${number} video overdue`, other: `${number} videos overdue` }),
    ),
    worded(levelsToConfirm, (count, number) =>
      plural(count, { one: `${number} second opinion to give`, other: `${number} second opinions to give` }),
    ),
    worded(openTakedowns, (count, number) =>
      plural(count, { one: `${number} takedown request to answer`, other: `${number} takedown requests to answer` }),
    ),
  ].filter((part) => part !== false);
  return waiting.length === 0 ? t`Nothing needs your attention.` : `${listInWords(waiting)}.`;
}

/** A figure in words; nothing for none. What is not counted further is "1,000+". */
function worded(count: number, words: (count: number, number: string) => string) {
  return count > 0 && words(count, formatUpTo(count, maxCounted));
}
