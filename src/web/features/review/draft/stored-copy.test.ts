// What a device has kept may be of any age, and anybody who sits at it can change it.

import { expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { readStoredCopy } from './stored-copy.ts';

it('reads a copy as it was kept, with or without what it was based on', () => {
  const copy = { document: { ...emptyReview, finalSummary: 'Early preparation.' }, version: 3 };
  expect(readStoredCopy(JSON.stringify(copy))).toEqual(copy);
  expect(readStoredCopy(JSON.stringify({ ...copy, base: emptyReview }))).toEqual({ ...copy, base: emptyReview });
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
