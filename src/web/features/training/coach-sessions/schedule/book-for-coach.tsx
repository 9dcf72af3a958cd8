// Booking instead of a coach: the coach is chosen first.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { query } from '#web/lib/http/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toPicked } from './player-picker.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** What the field of the coach is made with. */
export interface LeaderField {
  coachId: string | null;
  onCoachChange: (coachId: string | null) => void;
  error: string | undefined;
}

interface BookForCoachProps {
  /** Chosen from the start. */
  coachId: string | undefined;
  playerId: string | undefined;
  /** The field, which another feature has. */
  coachField: (field: LeaderField) => ReactNode;
  onBooked: (sessions: CoachSession[]) => void;
}

/** The form of a booking with a field for its coach. */
export function BookForCoach({ coachId: given, playerId, coachField, onBooked }: BookForCoachProps) {
  const [coachId, setCoachId] = useState<string | null>(given ?? null);
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
