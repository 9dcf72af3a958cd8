// The sessions with one player, on the coach's page about that player.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { attendanceWords, countAttendance } from '#domain/training/attendance.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { SessionDialog } from './session-dialog.tsx';
import { useSessions } from './session-pages.ts';
import { SessionRow } from './session-row.tsx';

interface PlayerSessionsProps {
  userId: string;
  /** Direct players have no sessions (docs/product.md#training). */
  isClubMember: boolean;
  /** A button to book a session, on a page whose head has none. */
  schedule?: ReactNode;
}

/** Upcoming and completed sessions. */
export function PlayerSessions({ userId, isClubMember, schedule }: PlayerSessionsProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (!isClubMember) {
    return (
      <EmptyState title={t`Training sessions are for club members`} icon={<CalendarDays aria-hidden />}>
        {t`This player is not in a club. You can still review their videos and verify their level.`}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      {schedule && <div className="justify-self-end">{schedule}</div>}
      <RecentAttendance userId={userId} />
      <Part title={t`Upcoming`} show="upcoming" userId={userId} onOpen={setOpen} />
      <Part title={t`Completed`} show="completed" userId={userId} onOpen={setOpen} />
      {open !== null && <SessionDialog key={open} sessionId={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A line about the last three months; nothing until a coach has noted who came. */
function RecentAttendance({ userId }: { userId: string }) {
  const now = useNow();
  const { data } = useQuery(query(endpoints.listTrainingSessions, { params: { playerId: userId } }));
  const words = data && attendanceWords(countAttendance(data, now));
  return words ? (
    <p className="text-sm text-ink-muted">{t`Came to ${{ attendance: words }} in the last 3 months.`}</p>
  ) : null;
}

interface PartProps {
  title: string;
  show: 'upcoming' | 'completed';
  userId: string;
  onOpen: (sessionId: string) => void;
}

function Part({ title, show, userId, onOpen }: PartProps) {
  const { rows: sessions, error, retry, hasMore, isLoadingMore, loadMore } = useSessions({ show, player: userId });
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {error ? (
        <ErrorState message={errorSentence(error)} onRetry={retry} />
      ) : !sessions ? (
        <Skeleton className="h-24 rounded-xl" />
      ) : sessions.length === 0 ? (
        <p className="text-ink-muted">
          {show === 'upcoming' ? t`No upcoming sessions.` : t`No completed sessions yet.`}
        </p>
      ) : (
        <ul className="grid gap-2">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onOpen={() => onOpen(session.id)} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="justify-self-center" busy={isLoadingMore} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </section>
  );
}
