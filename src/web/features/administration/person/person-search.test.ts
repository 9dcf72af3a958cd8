// Which parts a person's page has.

import { expect, it } from 'vitest';
import { accountStates } from '#domain/people/roles.ts';
import { partsOf } from './person-search.ts';

const parts = (...person: Parameters<typeof partsOf>) => partsOf(...person).map(({ value }) => value);

it.each(accountStates)('a player who is %s has the level part only while active', (state) => {
  expect(parts({ role: 'player', state }).includes('level')).toBe(state === 'active');
});

it('a coach has account and history alone', () => {
  expect(parts({ role: 'coach_club', state: 'active' })).toEqual(['account', 'history']);
});
