// Roles and the words for them.

import { describe, expect, it } from 'vitest';
import { coachRoles, isCoach, roleLabel, roles } from './roles.ts';

describe('roles', () => {
  it('have the labels of the specification', () => {
    expect(roles.map((role) => [role, roleLabel(role)])).toEqual([
      ['player', 'Player'],
      ['coach_freelance', 'Freelance Coach'],
      ['coach_club', 'Club Coach'],
      ['club', 'Club Manager'],
      ['admin', 'Administrator'],
    ]);
  });

  it('count two that coach', () => {
    expect(roles.filter(isCoach)).toEqual([...coachRoles]);
  });
});
