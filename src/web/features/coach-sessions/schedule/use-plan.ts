// What a booking would collide with, told while it is typed.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SessionPlan } from '#contract/coaching/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { type BookingValues, toBooking } from '../session-values.ts';

/** Pause in typing after which the plan is asked for, in milliseconds. */
const pause = 350;

/**
 * The moments of what is typed, with what each collides with; undefined until they are planned. `sessions` is how many there will be, 0 while that
 * cannot be planned, or could not.
 *
 * @param leader whom an administrator books for; left out by coaches
 */
export function usePlan(values: BookingValues, timeZone: string, leader?: { coachId: string | null }) {
  const coachId = leader?.coachId ?? undefined;
  const checked = SessionPlan.safeParse({ ...toBooking(values, timeZone), coachId });
  // For somebody else nothing is planned until it is known for whom.
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
  return {
    moments: wanted === null ? undefined : data,
    sessions: isKnown && checked.success && (data || !isError) ? checked.data.repeats : 0,
    isPlanning: wanted !== null && (!isCurrent || isFetching),
  };
}
