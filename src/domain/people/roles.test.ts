// Roles and their labels.

import { describe, expect, it } from 'vitest';
import { coachLabel, coachRoles, isClubMember, isCoach, roleLabel, roles } from './roles.ts';

describe('roles', () => {
  it('have labels', () => {
    expect(roles.map((role) => [role, roleLabel(role)])).toEqual([
      ['player', 'Player'],
      ['coach_freelance', 'Freelance Coach'],
      ['coach_club', 'Club Coach'],
      ['club', 'Club Manager'],
      ['admin', 'Administrator'],
    ]);
  });

  it('include two coaching roles', () => {
    expect(roles.filter(isCoach)).toEqual([...coachRoles]);
  });

  it('have labels for coaches', () => {
    expect(['coach_freelance', 'coach_club', 'admin', 'someone'].map(coachLabel)).toEqual([
      'Freelance Coach',
      'Club Coach',
      'Head Coach',
      'Coach',
    ]);
  });
});

it.each([
  ['both the access type and the club', 'club', 'a club', true],
  ['the access type alone', 'club', null, false],
  ['a club alone', 'direct', 'a club', false],
  ['neither', 'direct', null, false],
] as const)('a player with %s belongs to a club or not', (_, accessType, clubId, isMember) => {
  expect(isClubMember({ accessType, clubId })).toBe(isMember);
});
