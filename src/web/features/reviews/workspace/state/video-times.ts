// The video that a review's times belong to, to notice a replaced link.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';

/** A link's video as a review stores it: `provider:id`; null for an invalid link. */
export function videoKey(videoUrl: string): string | null {
  const source = parseVideoLink(videoUrl);
  return source && `${source.provider}:${source.providerVideoId}`;
}

/** Whether anything in a review has a time. */
export function hasTimes({ notes, rallies, codes }: Pick<ReviewDocument, 'notes' | 'rallies' | 'codes'>): boolean {
  return notes.length + rallies.length + codes.length > 0;
}

/** A document after a change, bound to the current video (`key`) if it had no times before. */
export function boundTo(key: string | null, before: ReviewDocument, after: ReviewDocument): ReviewDocument {
  const isBound = before.timedFor !== null && hasTimes(before);
  return isBound || key === null || after.timedFor === key ? after : { ...after, timedFor: key };
}

/** Whether a review's times belong to another video than the current one. */
export function isTimedForOther(document: ReviewDocument, key: string | null): boolean {
  return document.timedFor !== null && key !== null && document.timedFor !== key && hasTimes(document);
}
