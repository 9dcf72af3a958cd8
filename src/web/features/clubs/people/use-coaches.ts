// The club's coaches, for filters and dialogs.

import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { usePages } from '#web/lib/http/use-pages.ts';

/** The first page of coaches, which is all of them except in the largest clubs. */
export function useClubCoaches() {
  const { rows } = usePages(endpoints.listClubCoaches);
  return rows;
}

/** Filter options: the given ones, then the coaches. */
export function useCoachOptions(first: readonly { value: string; label: string }[]) {
  const coaches = useClubCoaches() ?? [];
  return [...first, ...coaches.map((coach) => ({ value: coach.id, label: personName(coach) }))];
}
