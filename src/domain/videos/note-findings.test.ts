import { expect, it } from 'vitest';
import { findingOf, isPraise } from './note-findings.ts';
import { noteTypes } from './videos.ts';

it('finds praise in strengths alone', () => {
  expect(noteTypes.filter((type) => isPraise({ type }))).toEqual(['strength']);
});

it('finds something to improve in improvements alone, and neither in the rest', () => {
  expect(noteTypes.map(findingOf)).toEqual(['observation', 'observation', 'observation', 'strength', 'improvement']);
});
