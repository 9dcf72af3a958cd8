// How long a review takes, for its player (docs/product.md#assignment).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
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

/** What a waiting review waits for, or how long it takes. */
export type WaitState = 'paused' | 'unassigned' | 'late' | 'day' | 'days';

/** The state of a waiting review: `day` and `days` only while a coach has the video and the time holds. */
export function waitState(video: Wait, now: Date): WaitState {
  if (video.pausedAt !== null) return 'paused';
  if (!isWithCoach(video)) return 'unassigned';
  if (now.getTime() > Date.parse(video.dueAt)) return 'late';
  return video.provider === 'matchi' ? 'day' : 'days';
}

/** The sentence for each state. */
export const waitSentences: Record<WaitState, string> = said({
  paused: msg`The review is waiting for a link that opens.`,
  unassigned: msg`It is waiting for a coach. We’ll assign one.`,
  late: msg`Your coach’s review is taking longer than usual.`,
  day: msg`Your coach’s review takes up to 24 hours, because Matchi keeps recordings for only a few days.`,
  days: msg`Your coach’s review takes 24–48 hours.`,
});

/** How long a waiting review takes, as a sentence. */
export function reviewWait(video: Wait, now: Date): string {
  return waitSentences[waitState(video, now)];
}
