// Skills by weakness, and their sentence.

import { expect, it } from 'vitest';
import { weakestFirst, weakestWords } from './weakest-first.ts';

const skills = [
  { skillName: 'bandeja', mean: 3.9 },
  { skillName: 'backhand', mean: 3.42 },
  { skillName: 'lob', mean: null },
  { skillName: 'volley', mean: 4.4 },
  { skillName: 'strategy', mean: 3.44 },
] as const;

it('the weakest skill comes first, and unrated skills are left out', () => {
  expect(weakestFirst(skills).map(({ skillName }) => skillName)).toEqual(['backhand', 'strategy', 'bandeja', 'volley']);
});

it('the sentence names the weakest and strongest skills, with those that are equal as shown', () => {
  expect(weakestWords('own-members', skills)).toBe(
    'Your members are weakest at backhand and strategy (3.4) and strongest at volley (4.4).',
  );
  expect(weakestWords({ player: 'Ida Lund' }, [skills[0], skills[1]])).toBe(
    'Ida Lund is weakest at backhand (3.4) and strongest at bandeja (3.9).',
  );
});

it('equal skills, one skill and none have no weakest', () => {
  expect(weakestWords('own-members', [skills[1], skills[4]])).toBeNull();
  expect(weakestWords('own-members', [skills[0]])).toBeNull();
  expect(weakestWords('own-members', [skills[2]])).toBeNull();
});
