// Which part of a person's page is open, as it stands in the address.

import type { AccountState, Role } from '#domain/people/roles.ts';

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

/** The parts of a person's page: only players have those of a player, and only active ones a level to verify. */
export function partsOf({ role, state }: { role: Role; state: AccountState }) {
  const ofPlayer = role === 'player' ? playerParts.filter(({ value }) => value !== 'level' || state === 'active') : [];
  return [...ofPlayer, ...accountParts];
}

/** Reads the query string. */
export function parsePersonSearch(given: Record<string, unknown>): PersonSearch {
  return { part: [...playerParts, ...accountParts].find(({ value }) => value === given['part'])?.value };
}
