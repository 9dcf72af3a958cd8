// Which part of a person's page is open, as it stands in the address.

import type { Role } from '#domain/people/roles.ts';

const playerParts = [
  { value: 'progress', label: 'Progress' },
  { value: 'videos', label: 'Videos' },
  { value: 'goals', label: 'Goals' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'level', label: 'Level' },
] as const;
const accountParts = [
  { value: 'account', label: 'Account' },
  { value: 'history', label: 'History' },
] as const;

export type PersonPart = (typeof playerParts | typeof accountParts)[number]['value'];

/** Left out: the first part. */
export interface PersonSearch {
  part?: PersonPart;
}

/** The parts of somebody's page: only players have those of a player. */
export function partsOf(role: Role) {
  return role === 'player' ? [...playerParts, ...accountParts] : [...accountParts];
}

/** Reads the query string. */
export function parsePersonSearch(given: Record<string, unknown>): PersonSearch {
  return { part: [...playerParts, ...accountParts].find(({ value }) => value === given['part'])?.value };
}
