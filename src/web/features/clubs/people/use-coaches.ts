// The club's coaches, for lists to narrow by and dialogs to choose from.

import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { usePages } from '#web/lib/http/use-pages.ts';

/** All coaches of the first page, which is every coach of all but the largest clubs. */
export function useClubCoaches() {
  const { rows } = usePages(endpoints.listClubCoaches);
  return rows;
}

/** The coaches as the choices of a filter, after those given. */
export function useCoachOptions(first: readonly { value: string; label: string }[]) {
  const coaches = useClubCoaches() ?? [];
  return [...first, ...coaches.map((coach) => ({ value: coach.id, label: personName(coach) }))];
}
