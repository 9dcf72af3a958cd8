// Blind second reviews: another coach reviews the same match without seeing the first review (docs/product.md#second-reviews).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** How a video belongs to a second review. */
export interface SecondReviewPart {
  /** Whether it is the video first sent, or the one that was sent to a second coach. */
  part: 'first' | 'second';
  /** Whether the other review is published, and whether both are. */
  isOtherPublished: boolean;
  isDone: boolean;
}

const maxTitle = 200;

/**
 * The title of a second review, in the language of the player, whose video it is: lists, emails and files show by it what the video is.
 * At most 200 characters.
 */
export function secondReviewTitle(title: string): string {
  const whole = say(msg`Second review: ${{ title }}`);
  return whole.length <= maxTitle ? whole : `${whole.slice(0, maxTitle - 1).trimEnd()}…`;
}
