import { expect, it } from 'vitest';
import { mayHavePlaces, mayTakePlaces } from './session-places.ts';

it('a session has 1 to 16 places, and at least one for each player', () => {
  for (const [places, players] of [
    [1, 1],
    [16, 16],
    [4, 2],
  ] as const)
    expect(mayHavePlaces(places, players)).toEqual({ allowed: true });
  for (const places of [0, 17, 2.5])
    expect(mayHavePlaces(places, 0)).toMatchObject({ reason: 'A session can have 1 to 16 places.' });
  expect(mayHavePlaces(2, 3)).toMatchObject({ reason: 'There are 3 players, so please enter at least 3 places.' });
});

it('takes no more players than there are free places', () => {
  expect(mayTakePlaces(2, 2)).toEqual({ allowed: true });
  expect(mayTakePlaces(1, 2)).toMatchObject({ reason: 'Only 1 place is free.' });
  expect(mayTakePlaces(2, 3)).toMatchObject({ reason: 'Only 2 places are free.' });
  for (const free of [0, -1]) expect(mayTakePlaces(free, 1)).toMatchObject({ allowed: false });
});
