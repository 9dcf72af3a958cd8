// A club member's sessions: counters and tabs.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarClock, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { attendanceWords, countAttendance } from '#domain/training/attendance.ts';
import { completedSessions, trainingCounts, upcomingSessions } from '#domain/training/training.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { SessionList } from './session-list.tsx';
import type { TrainingSearch } from './training-search.ts';

interface OwnSessionsProps {
  userId: string;
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  isHeld: boolean;
}

/** Read again at each visit, since notifications link here. */
export function OwnSessions({ userId, search, onSearchChange, isHeld }: OwnSessionsProps) {
  const now = useNow();
  const { data, isError, error, refetch } = useQuery(
    query(endpoints.listTrainingSessions, { params: { playerId: userId } }),
  );
  if (!data || isHeld) {
    return isError ? (
      <ErrorState
        title={t`Your sessions could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <SessionsSkeleton />
    );
  }
  const counts = trainingCounts(data, now);
  const attendance = attendanceWords(countAttendance(data, now));
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <Counter name={t`Upcoming`} count={counts.upcoming} icon={<CalendarClock aria-hidden />} />
        <Counter name={t`Completed`} count={counts.completed} icon={<CalendarCheck aria-hidden />} />
        <Counter name={t`Total`} count={counts.total} icon={<CalendarDays aria-hidden />} />
      </div>
      {attendance !== null && (
        <p className="text-sm text-ink-muted">{t`In the last 3 months you came to ${{ attendance }}.`}</p>
      )}
      <Tabs
        label={t`Training sessions`}
        value={search.tab ?? 'upcoming'}
        onValueChange={(tab) => onSearchChange({ ...search, tab: tab === 'upcoming' ? undefined : tab })}
        tabs={[
          { value: 'upcoming', label: t`Upcoming` },
          { value: 'completed', label: t`Completed` },
        ]}
      >
        <TabPanel value="upcoming">
          <SessionList
            sessions={upcomingSessions(data, now)}
            emptyTitle={t`No Upcoming Sessions`}
            emptyText={t`When your coach books a session with you, it appears here and in your notifications.`}
            linked={search.session}
          />
        </TabPanel>
        <TabPanel value="completed">
          <SessionList
            sessions={completedSessions(data, now)}
            emptyTitle={t`No Completed Sessions`}
            emptyText={t`Completed sessions appear here with your coach’s feedback.`}
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Counter({ name, count, icon }: { name: string; count: number; icon: ReactNode }) {
  return (
    <StatCard label={name} value={formatNumber(count)} icon={icon} className="max-sm:px-3 max-sm:[&_svg]:hidden" />
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-6">
      <span className="sr-only">{t`Loading your sessions`}</span>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {[1, 2, 3].map((counter) => (
          <Skeleton key={counter} className="h-24 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-56 rounded-xl" />
    </div>
  );
}
