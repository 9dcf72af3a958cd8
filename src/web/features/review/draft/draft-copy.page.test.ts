// The copy of a review on this device, and whose it is to take away.

import { expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { draftCopyPlace } from './draft-copy.ts';

const place = () => draftCopyPlace('coach', 'video');
const copyOf = (finalSummary: string) => ({
  version: 1,
  base: emptyReview,
  document: { ...emptyReview, finalSummary },
});

it('is taken away by whoever wrote it, and by whoever found it', () => {
  const writer = place();
  writer.write(copyOf('First'));
  writer.remove();
  expect(place().text()).toBeNull();
  writer.write(copyOf('Second'));
  place().remove();
  expect(place().text()).toBeNull();
});

it('stays when the save of a review that was left is answered after it was opened and changed again', () => {
  const left = place();
  left.write(copyOf('First'));
  const opened = place();
  opened.write(copyOf('First, and second'));
  left.remove();
  expect(opened.text()).toContain('First, and second');
  opened.remove();
  expect(opened.text()).toBeNull();
});
