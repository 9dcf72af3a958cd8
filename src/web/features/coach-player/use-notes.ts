// Private notes about a player: reading and writing.

import { endpoints } from '#contract/endpoints.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';

/** The notes, page by page. */
export function useNotes(userId: string) {
  return usePages(endpoints.listCoachNotes, { params: { userId } });
}

/** Writing, changing and deleting; what fails is for the caller to show. */
export function useNoteWrites(userId: string) {
  const refreshes = [urlKey(endpoints.listCoachNotes, { params: { userId } })];
  return {
    create: useCall(endpoints.createCoachNote, { refreshes }),
    change: useCall(endpoints.updateCoachNote, { refreshes }),
    remove: useCall(endpoints.deleteCoachNote, { refreshes }),
  };
}
