// What dismisses a question is never called as the action is.

import { expect, it } from 'vitest';
import { dismissLabel } from './dismiss-label.ts';

it.each(['Cancel Pro? Cancel Pro', 'Cancel this session? Yes', 'End it? Cancel subscription'])(
  '%s leaves it with “Keep it”',
  (words) => {
    expect(dismissLabel(words)).toBe('Keep it');
  },
);

it('is Cancel beside everything else', () => {
  expect(dismissLabel('Delete this note? Delete note')).toBe('Cancel');
});
