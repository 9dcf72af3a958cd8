// Search parameters of the set-password screen.

/** The query string of `/set-password` (docs/product.md#accounts). */
export interface SetPasswordSearch {
  /** The secret of an emailed link. */
  token?: string;
  /** What an invited player is asked as well. */
  asks?: 'level';
}

/** Reads the query string. A token of digits alone arrives as a number: the router parses values as JSON. */
export function parseSetPasswordSearch({ token, asks }: Record<string, unknown>): SetPasswordSearch {
  return {
    token: typeof token === 'string' || typeof token === 'number' ? String(token) : undefined,
    asks: asks === 'level' ? asks : undefined,
  };
}
