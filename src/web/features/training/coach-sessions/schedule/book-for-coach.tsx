// Booking on behalf of a coach.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { query } from '#web/lib/http/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useToPicked } from './player-picker.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** Props of the coach field. */
export interface LeaderField {
  coachId: string | null;
  onCoachChange: (coachId: string | null) => void;
  error: string | undefined;
}

interface BookForCoachProps {
  /** Preselected. */
  coachId: string | undefined;
  playerId: string | undefined;
  /** The coach field, passed in by the route. */
  coachField: (field: LeaderField) => ReactNode;
  onBooked: (sessions: CoachSession[]) => void;
}

/** The booking form with a coach field. */
export function BookForCoach({ coachId: given, playerId, coachField, onBooked }: BookForCoachProps) {
  const [coachId, setCoachId] = useState<string | null>(given ?? null);
  const toPicked = useToPicked();
  const asked = useQuery({
    ...query(endpoints.listBookablePlayers, { query: { playerId } }),
    enabled: playerId !== undefined,
  });
  if (playerId !== undefined && asked.isPending) return <Skeleton className="h-96 rounded-xl" />;
  return (
    <ScheduleForm
      date={undefined}
      players={asked.data?.map(toPicked)}
      isNotBookable={playerId !== undefined && asked.data?.length === 0}
      leader={{ coachId, field: (error) => coachField({ coachId, onCoachChange: setCoachId, error }) }}
      onBooked={onBooked}
    />
  );
}
