// What the address of the sign-in screen may say.

import { isOwnPath } from '#domain/own-path.ts';
import { cleanWord } from '#domain/plain-text.ts';

export const authTabs = ['login', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

/** The query string of `/auth` and `/email-auth` (docs/product.md#accounts). */
export interface AuthSearch {
  tab?: AuthTab;
  /** The verification link has just confirmed an address. */
  verified?: true;
  /** Why a verification link did not work. */
  error?: string;
  /** Until when (ISO 8601) signing in undoes the deletion of the account that was just left. */
  deleted?: string;
  /** The password, or Google, was right, and the second step follows. */
  step?: 'second';
  /** Path of this site to open after signing in. */
  returnTo?: string;
  /** Code of the club whose invitation link was followed. */
  club?: string;
}

/** Longest code of a club. */
const maxCodeLength = 40;

/**
 * Reads the query string, whose values the router has parsed as JSON already. Names each key: what a route does not name
 * the router would pass on unchecked.
 */
export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  const returnTo = textOf(search['returnTo']);
  const club = cleanWord(textOf(search['club']) ?? '');
  return {
    tab: authTabs.find((one) => one === search['tab']),
    verified: search['verified'] === true || search['verified'] === 'true' ? true : undefined,
    error: textOf(search['error']),
    deleted: momentOf(search['deleted']),
    step: search['step'] === 'second' ? 'second' : undefined,
    returnTo: returnTo !== undefined && isOwnPath(returnTo) ? returnTo : undefined,
    club: club && club.length <= maxCodeLength ? club : undefined,
  };
}

function momentOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}

/** Text as it was typed: the router has read digits as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
