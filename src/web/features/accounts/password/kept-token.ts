// The token of a mailed link, kept by the tab until it was used: a reload, or a phone that drops the page, must not cost the link.

import { useEffect } from 'react';
import { draftKey } from '#web/lib/drafts.ts';

// Among the drafts, which signing in and signing out remove.
const key = draftKey('visitor', 'set-password-token');

/** The token that this tab was opened with, unless it was used or refused. */
export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token in place of the address, which everybody can read; it ends with the tab. */
export function useKeptToken(token: string | undefined): void {
  useEffect(() => {
    try {
      if (token) sessionStorage.setItem(key, token);
    } catch {
      // Storage is switched off: the token lasts until the page is left.
    }
  }, [token]);
}

/** Forgets the token, once it was used or was refused. */
export function forgetToken(): void {
  sessionStorage.removeItem(key);
}
