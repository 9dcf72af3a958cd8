// Private notes about a player: reading and writing.

import { endpoints } from '#contract/endpoints.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';

export function useNotes(userId: string) {
  return usePages(endpoints.listCoachNotes, { params: { userId } });
}

/** Adding, changing and deleting notes; callers show errors. */
export function useNoteWrites() {
  return {
    create: useCall(endpoints.createCoachNote),
    change: useCall(endpoints.updateCoachNote),
    remove: useCall(endpoints.deleteCoachNote),
  };
}
