// Coaches as files name them.

import { describe, expect, it } from 'vitest';
import { findNamedCoach } from './named-coach.ts';

const coach = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  email: `${id}@club.test`,
});
const coaches = [
  coach('a', 'Søren', 'Møller'),
  coach('b', 'Anna', 'Krog'),
  coach('c', 'Anna', 'Lund'),
  coach('d', 'Lund', 'Anna'),
  coach('e', 'José María', 'Ibáñez'),
  coach('f', 'Bo', 'Holm'),
  coach('g', 'Bo', 'Holm'),
];

describe('a cell', () => {
  it.each([
    ['b@club.test', 'b'],
    [' B@Club.Test ', 'b'],
    ['a', 'a'],
    ['Søren Møller', 'a'],
    ['soren moller', 'a'],
    ['Møller, Søren', 'a'],
    ['MØLLER', 'a'],
    ['Krog', 'b'],
    ['jose maria ibanez', 'e'],
    ['José María', 'e'],
    ['g@club.test', 'g'],
  ])('%j means one coach', (cell, id) => {
    expect(findNamedCoach(cell, coaches)?.id).toBe(id);
  });

  it.each(['', ' ', '-', 'Anna', 'Bo Holm', 'Anna Lund', 'Nobody', 'Søren Krog', 'x@club.test'])(
    '%j means none',
    (cell) => {
      expect(findNamedCoach(cell, coaches)).toBeNull();
    },
  );
});
