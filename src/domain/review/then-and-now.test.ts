// Which moments can be compared.

import { expect, it } from 'vitest';
import { momentsOf, sharedSkills } from './then-and-now.ts';

const note = (id: string, timestamp: number, skill: 'lob' | 'volley' | null, title = '') => ({
  id,
  timestamp,
  skill,
  title,
  comment: '',
});

it('compares only skills with a note on both sides', () => {
  const now = [note('a', 1, 'volley'), note('b', 2, 'lob'), note('c', 3, null, 'Nothing said')];
  expect(sharedSkills(now, [note('d', 1, null, 'The lob was short')])).toEqual(['lob']);
  expect(sharedSkills(now, [])).toEqual([]);
  expect(sharedSkills(now, now)).toEqual(['volley', 'lob']);
});

it('begins with the latest moment of the skill, by mark or by words', () => {
  const notes = [note('a', 5, 'lob'), note('b', 90, null, 'A better lob'), note('c', 99, 'volley', 'Not a lob')];
  expect(momentsOf(notes, 'lob').map(({ id }) => id)).toEqual(['b', 'a']);
});
