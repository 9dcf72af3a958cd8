// What the address of a messages screen says: whose conversation is open, and what is searched.

/** Search parameters of a screen with conversations. */
export interface MessagesSearch {
  /** Id of the person whose conversation is open. */
  with?: string;
  search?: string;
}

/** Reads the search parameters, whose values the router has parsed as JSON already; names each key. */
export function parseMessagesSearch(given: Record<string, unknown>): MessagesSearch {
  const [other, typed] = [given['with'], given['search']];
  const isId = typeof other === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(other);
  const search = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim().slice(0, 100) : '';
  return { with: isId ? other : undefined, search: search || undefined };
}
