// The plan of a booking with its conflicts, updated while typing.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { SessionPlan } from '#contract/training/coach-sessions.ts';
import { weeklyMoments } from '#domain/training/schedule.ts';
import { call } from '#web/lib/http/api.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { type BookingValues, toBooking } from '../session-values.ts';

/** Typing pause before requesting the plan, in milliseconds. */
const pause = 350;

/** A planned session. */
export interface PlannedDate {
  /** ISO 8601. */
  sessionDate: string;
  /** Conflicts as sentences; null until known. */
  conflicts: readonly string[] | null;
}

/**
 * The dates from the form at once, with conflicts from the server. Undefined while the form is incomplete or the server refused.
 *
 * @param leader the coach an administrator books for; left out by coaches
 */
export function usePlan(values: BookingValues, timeZone: string, leader?: { coachId: string | null }) {
  const coachId = leader?.coachId ?? undefined;
  const checked = SessionPlan.safeParse({ ...toBooking(values, timeZone), coachId });
  // Administrators must choose a coach first.
  const isKnown = leader === undefined || coachId !== undefined;
  const wanted = isKnown && checked.success ? JSON.stringify(checked.data) : null;
  const settled = useSettled(wanted, pause);
  const { data, isError, isFetching } = useQuery({
    queryKey: [endpoints.planSessions.path, settled],
    queryFn: ({ signal }) => call(endpoints.planSessions, { body: JSON.parse(settled ?? '') as SessionPlan, signal }),
    enabled: settled !== null,
    // Others may book in the meantime.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = wanted !== null && settled === wanted;
  const told = new Map(data?.map(({ sessionDate, conflicts }) => [sessionDate, conflicts]));
  // If a refresh fails, the previous plan stays.
  const isRefused = isError && !data;
  const dates = wanted !== null && !isRefused && weeklyMoments({ ...values, zone: timeZone }, Number(values.repeats));
  return {
    dates: dates
      ? dates.map((sessionDate): PlannedDate => ({ sessionDate, conflicts: told.get(sessionDate) ?? null }))
      : undefined,
    isPlanning: wanted !== null && (!isCurrent || isFetching),
  };
}
