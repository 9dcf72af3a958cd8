// How a group's levels change.

import { expect, it } from 'vitest';
import { levelMovement } from './level-movement.ts';

it('levelMovement counts by tier, and lists who moved, largest change first', () => {
  const people = [
    { name: 'up', level: 4, levelBefore: 3.5 },
    { name: 'down', level: 2, levelBefore: 3 },
    { name: 'same', level: 5.5, levelBefore: 5.5 },
    { name: 'new', level: 2.5, levelBefore: null },
    { name: 'not rated', level: null, levelBefore: null },
  ];
  const movement = levelMovement(people);
  expect(movement.bands).toEqual({ entry_level: 1, getting_there: 1, solid: 1, advanced: 1 });
  expect(movement.bandsBefore).toEqual({ entry_level: 0, getting_there: 2, solid: 0, advanced: 1 });
  expect([movement.mean, movement.change, movement.rose, movement.fell]).toEqual([3.5, -0.2, 1, 1]);
  expect(movement.moved.map(({ person, from, to }) => [person.name, from, to])).toEqual([
    ['down', 3, 2],
    ['up', 3.5, 4],
  ]);
});

it('levelMovement has no mean without levels', () => {
  expect(levelMovement([])).toMatchObject({ mean: null, change: null, rose: 0, fell: 0, moved: [] });
});
