// How long a review takes, for its player (docs/product.md#who-reviews).

import type { VideoSource } from './video-links.ts';

/** The part of an unreviewed video that its wait depends on. */
interface Wait {
  provider: VideoSource['provider'];
  /** When the review is due, ISO 8601. */
  dueAt: string;
  /** Since when its link cannot be opened; null while it works. */
  pausedAt: string | null;
  reviewer: object | null;
  coaches: readonly object[];
  clubName: string | null;
}

/** Whether a coach has a video, or is offered it: otherwise no one can promise its review. */
export function isWithCoach({ reviewer, coaches, clubName }: Omit<Wait, 'provider' | 'dueAt' | 'pausedAt'>): boolean {
  return reviewer !== null || coaches.length > 0 || clubName !== null;
}

/** How long a waiting review takes: with a time while a coach has the video and the time holds, otherwise without. */
export function reviewWait(video: Wait, now: Date): string {
  if (video.pausedAt !== null) return 'The review is waiting for a link that opens.';
  if (!isWithCoach(video)) return "It is waiting for a coach. We'll assign one.";
  if (now.getTime() > Date.parse(video.dueAt)) return "Your coach's review is taking longer than usual.";
  return video.provider === 'matchi'
    ? "Your coach's review takes up to 24 hours, because Matchi keeps recordings for only a few days."
    : "Your coach's review takes 24–48 hours.";
}
