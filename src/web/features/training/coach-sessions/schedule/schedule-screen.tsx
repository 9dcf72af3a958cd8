// Schedule Session.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { showBookedToast } from '../booked-toast.ts';
import { useToPicked } from './player-picker.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { ScheduleSearch } from './schedule-search.ts';

interface ScheduleScreenProps {
  search: ScheduleSearch;
  onBooked: (week: string) => void;
}

/** `/coach/schedule`, with the player in the address preselected. */
export function ScheduleScreen({ search, onBooked }: ScheduleScreenProps) {
  const { date } = search;
  const request = useAnswered(search.request);
  const player = request.data?.player.id ?? search.player;
  const asked = useQuery({
    ...query(endpoints.listBookablePlayers, { query: { playerId: player } }),
    enabled: player !== undefined,
  });
  const toPicked = useToPicked();
  const booked = (sessions: CoachSession[]) => {
    const [first] = sessions;
    if (!first) return;
    showBookedToast(sessions);
    onBooked(wallTime(milliseconds(first.sessionDate) ?? 0, ownTimeZone()).date);
  };
  return (
    <Page
      title={t`Schedule Session`}
      lead={t`Book a session with one or more players. We’ll send them a notification and an email with a calendar file. Choose a past date to log a session.`}
      back={<BackLink to="/coach/sessions">{t`Training Sessions`}</BackLink>}
    >
      {request.isLost && (
        <p role="status" className="mb-4 rounded-lg bg-attention-soft p-3 text-sm text-attention">
          {t`This request is no longer open. Booking a session here won’t answer it.`}
        </p>
      )}
      {request.isPending || (player !== undefined && asked.isPending) ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : (
        <ScheduleForm
          date={date}
          request={request.data}
          players={asked.data?.map(toPicked)}
          isNotBookable={player !== undefined && asked.data?.length === 0}
          onBooked={booked}
        />
      )}
    </Page>
  );
}

/** The request in the address; lost if it is closed or not visible. */
function useAnswered(id: string | undefined) {
  const asked = useQuery({
    ...query(endpoints.getTrainingRequest, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const isOpen = asked.data?.state === 'open';
  return {
    data: isOpen ? asked.data : undefined,
    isPending: id !== undefined && asked.isPending,
    isLost: id !== undefined && !asked.isPending && !isOpen,
  };
}
