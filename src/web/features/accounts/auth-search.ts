// Search parameters of the sign-in screen.

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
  /** Until when (ISO 8601) signing in undoes the deletion just requested. */
  deleted?: string;
  /** The first step succeeded and the second one follows. */
  step?: 'second';
  /** Path of this site to open after signing in. */
  returnTo?: string;
  /** Code of the club whose invitation link was followed. */
  club?: string;
}

/** Longest code of a club. */
const maxCodeLength = 40;

/**
 * Reads the query string, whose values the router has already parsed as JSON. Names each key, because the router passes on
 * unnamed ones unchecked.
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

/** Text as typed: the router parses digits as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
