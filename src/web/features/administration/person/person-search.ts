// Search parameters of a person's page.

import { msg } from '@lingui/core/macro';
import type { AccountState, Role } from '#domain/people/roles.ts';

const playerParts = [
  { value: 'progress', label: msg`Progress` },
  { value: 'reviews', label: msg`History` },
  { value: 'videos', label: msg`Videos` },
  { value: 'goals', label: msg`Goals` },
  { value: 'sessions', label: msg`Sessions` },
  { value: 'level', label: msg`Level` },
  { value: 'benchmarks', label: msg`Benchmarks` },
] as const;
const accountParts = [
  { value: 'account', label: msg`Account` },
  { value: 'history', label: msg`Changes` },
] as const;

export type PersonPart = (typeof playerParts | typeof accountParts)[number]['value'];

/** Empty for the first part. */
export interface PersonSearch {
  part?: PersonPart;
}

/** The parts of a person's page: player parts for players, a level only for active ones. */
export function partsOf({ role, state }: { role: Role; state: AccountState }) {
  const ofPlayer = role === 'player' ? playerParts.filter(({ value }) => value !== 'level' || state === 'active') : [];
  return [...ofPlayer, ...accountParts];
}

/** Reads the search parameters. */
export function parsePersonSearch(given: Record<string, unknown>): PersonSearch {
  return { part: [...playerParts, ...accountParts].find(({ value }) => value === given['part'])?.value };
}
