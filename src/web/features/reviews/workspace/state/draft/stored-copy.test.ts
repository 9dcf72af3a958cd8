// What a device has kept may be of any age, and anybody who sits at it can change it.

import { expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { readStoredCopy } from './stored-copy.ts';

it('reads a copy as it was kept, with all that it knows', () => {
  const writtenBy = [{ window: '01890000-0000-7000-8000-000000000001', count: 3, at: '2026-11-21T10:00:00.000Z' }];
  const copy = {
    window: 'one',
    document: { ...emptyReview, finalSummary: 'Early preparation.' },
    version: 3,
    writtenBy,
  };
  const whole = { ...copy, base: emptyReview, sent: { document: emptyReview, writtenBy } };
  for (const one of [copy, whole]) expect(readStoredCopy(JSON.stringify(one))).toEqual(one);
});

it('reads a copy of before, which names no window', () => {
  const copy = { document: emptyReview, version: 3 };
  expect(readStoredCopy(JSON.stringify(copy))).toEqual({ ...copy, window: '', writtenBy: [] });
});

it.each([
  ['', 'nothing'],
  ['{"document":', 'half a copy'],
  ['null', 'null'],
  ['{"document":{"notes":"none"},"version":1}', 'another document'],
  [JSON.stringify({ document: emptyReview, version: 'one' }), 'a version that is no number'],
])('reads no copy from %j: %s', (text) => {
  expect(readStoredCopy(text)).toBeNull();
});
