// Which video the times of a review count in, so that a replaced link is noticed.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';

/** The video of a link as a review names it: `provider:id`; null for a link that is none. */
export function videoKey(videoUrl: string): string | null {
  const source = parseVideoLink(videoUrl);
  return source && `${source.provider}:${source.providerVideoId}`;
}

/** Whether anything in a review has a place in the video. */
export function hasTimes({ notes, rallies, codes }: Pick<ReviewDocument, 'notes' | 'rallies' | 'codes'>): boolean {
  return notes.length + rallies.length + codes.length > 0;
}

/** A document after a change, bound to the video that is shown (`key`) unless its times were there before. */
export function boundTo(key: string | null, before: ReviewDocument, after: ReviewDocument): ReviewDocument {
  const isBound = before.timedFor !== null && hasTimes(before);
  return isBound || key === null || after.timedFor === key ? after : { ...after, timedFor: key };
}

/** Whether the times of a review count in another video than the one that is shown. */
export function isTimedForOther(document: ReviewDocument, key: string | null): boolean {
  return document.timedFor !== null && key !== null && document.timedFor !== key && hasTimes(document);
}
