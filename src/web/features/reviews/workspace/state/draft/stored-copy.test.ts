// Stored copies may be old, or changed by anyone at this device.

import { expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { readStoredCopy } from './stored-copy.ts';

it('reads a complete copy', () => {
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

it('reads an older copy without a window', () => {
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
