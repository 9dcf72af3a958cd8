// The search parameters of My family: a link in an email that belongs to a junior.

/** What a link in an email leads to. */
export interface FamilySearch {
  /** The junior whose screen it is. */
  junior?: string | undefined;
  /** The screen, a path of this site. */
  next?: string | undefined;
}

/** Reads them; anything but a path of this site is left out. */
export function parseFamilySearch(search: Record<string, unknown>): FamilySearch {
  const { junior, next } = search;
  return {
    junior: typeof junior === 'string' ? junior : undefined,
    next: typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined,
  };
}
