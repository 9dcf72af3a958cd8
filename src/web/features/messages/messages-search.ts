// Search parameters of screens with conversations.

import { idIn, textIn } from '#web/lib/search-values.ts';

/** Search parameters of a screen with conversations. */
export interface MessagesSearch {
  /** Id of the person whose conversation is open. */
  with?: string;
  search?: string;
}

/** Reads the search parameters, whose values the router has already parsed as JSON; names each key. */
export function parseMessagesSearch(given: Record<string, unknown>): MessagesSearch {
  return { with: idIn(given['with']), search: textIn(given['search']) };
}
