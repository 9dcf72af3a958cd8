// The title of a second review.

import { expect, it } from 'vitest';
import { secondReviewTitle } from './second-review.ts';

it('says what the video is, within 200 characters', () => {
  expect(secondReviewTitle('Final')).toBe('Second review: Final');
  const long = secondReviewTitle('x'.repeat(200));
  expect(long).toHaveLength(200);
  expect(long.endsWith('x…')).toBe(true);
});
