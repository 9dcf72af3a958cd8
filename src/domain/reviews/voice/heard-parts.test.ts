// The rule that nothing is published that was heard and not checked.

import { expect, it } from 'vitest';
import { heardPriority, isUnchecked, uncheckedProblem } from './heard-parts.ts';

it('a review is published once everything that was heard is checked', () => {
  expect(uncheckedProblem([])).toBeNull();
  expect(uncheckedProblem([{}, { unchecked: null }, { unchecked: [] }])).toBeNull();
  expect(uncheckedProblem([{}, { unchecked: ['words'] }])).toBe(
    'Check what was heard in 1 spoken note before you publish.',
  );
  expect(uncheckedProblem([{ unchecked: ['type'] }, { unchecked: ['words', 'time'] }])).toMatch(/2 spoken notes/);
});

it('a heard priority waits with its rank', () => {
  expect(
    [{}, { unchecked: ['priority-1' as const] }, { unchecked: ['words', 'priority-2'] as const }].map(heardPriority),
  ).toEqual([null, 1, 2]);
  expect([isUnchecked({ unchecked: ['skill'] }), isUnchecked({})]).toEqual([true, false]);
});
