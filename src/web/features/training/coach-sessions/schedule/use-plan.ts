// What a booking would collide with, told while it is typed.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { SessionPlan } from '#contract/training/coach-sessions.ts';
import { weeklyMoments } from '#domain/training/schedule.ts';
import { call } from '#web/lib/http/api.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { type BookingValues, toBooking } from '../session-values.ts';

/** Pause in typing after which the plan is asked for, in milliseconds. */
const pause = 350;

/** A session that is being planned. */
export interface PlannedDate {
  /** ISO 8601. */
  sessionDate: string;
  /** What it collides with, in sentences; null until that is known. */
  conflicts: readonly string[] | null;
}

/**
 * The dates of what is typed, at once; what each collides with is the server's to say. Undefined while no dates follow from it, or the server
 * refused them.
 *
 * @param leader whom an administrator books for; left out by coaches
 */
export function usePlan(values: BookingValues, timeZone: string, leader?: { coachId: string | null }) {
  const coachId = leader?.coachId ?? undefined;
  const checked = SessionPlan.safeParse({ ...toBooking(values, timeZone), coachId });
  // For someone else nothing is planned until it is known for whom.
  const isKnown = leader === undefined || coachId !== undefined;
  const wanted = isKnown && checked.success ? JSON.stringify(checked.data) : null;
  const settled = useSettled(wanted, pause);
  const { data, isError, isFetching } = useQuery({
    queryKey: [endpoints.planSessions.path, settled],
    queryFn: ({ signal }) => call(endpoints.planSessions, { body: JSON.parse(settled ?? '') as SessionPlan, signal }),
    enabled: settled !== null,
    // Others book meanwhile.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = wanted !== null && settled === wanted;
  const told = new Map(data?.map(({ sessionDate, conflicts }) => [sessionDate, conflicts]));
  // Asking once more may fail; what was told before still holds.
  const isRefused = isError && !data;
  const dates = wanted !== null && !isRefused && weeklyMoments({ ...values, zone: timeZone }, Number(values.repeats));
  return {
    dates: dates
      ? dates.map((sessionDate): PlannedDate => ({ sessionDate, conflicts: told.get(sessionDate) ?? null }))
      : undefined,
    isPlanning: wanted !== null && (!isCurrent || isFetching),
  };
}
