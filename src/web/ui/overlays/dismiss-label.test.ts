// What dismisses a question is never called as the action is.

import { expect, it } from 'vitest';
import { dismissLabel } from './dismiss-label.ts';

it.each(['Cancel Pro? Cancel Pro', 'Cancel this session? Yes', 'End it? Cancel subscription'])(
  '%s has “Keep it” beside it',
  (words) => {
    expect(dismissLabel(words)).toBe('Keep it');
  },
);

it('the label is “Cancel” for everything else', () => {
  expect(dismissLabel('Delete this note? Delete note')).toBe('Cancel');
});
