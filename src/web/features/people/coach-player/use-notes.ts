// Private notes about a player: reading and writing.

import { endpoints } from '#contract/endpoints.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';

/** The notes, page by page. */
export function useNotes(userId: string) {
  return usePages(endpoints.listCoachNotes, { params: { userId } });
}

/** Writing, changing and deleting; what fails is for the caller to show. */
export function useNoteWrites() {
  return {
    create: useCall(endpoints.createCoachNote),
    change: useCall(endpoints.updateCoachNote),
    remove: useCall(endpoints.deleteCoachNote),
  };
}
