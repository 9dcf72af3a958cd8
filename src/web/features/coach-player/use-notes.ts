// Private notes about a player: reading and writing.

import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import { useCall } from '#web/lib/use-call.ts';

/** The notes, page by page. */
export function useNotes(userId: string) {
  const list = useInfiniteQuery(
    listPages(
      urlKey(endpoints.listCoachNotes, { params: { userId } }),
      (query, signal) => call(endpoints.listCoachNotes, { params: { userId }, query, signal }),
      ({ notes }) => notes,
    ),
  );
  return { notes: list.data, ...listState(list) };
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
