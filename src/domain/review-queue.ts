// The queue of videos to review: when each is due, what stops its clock, in which order, and what each view shows.

import { milliseconds, newestFirst, oldestFirst } from './moments.ts';
import type { VideoStatus } from './videos.ts';

/** When a review is due after its video's link was dead for a while: later by as long as it was (ISO 8601). */
export function resumedDueAt(dueAt: string, pausedAt: string, resumedAt: string): string {
  const paused = Math.max(Date.parse(resumedAt) - Date.parse(pausedAt), 0);
  return new Date(Date.parse(dueAt) + paused).toISOString();
}

/** What the rules need to know of a video in the queue. The contract's queue items are of this shape. */
export interface QueuedVideo {
  status: VideoStatus;
  /** ISO 8601. */
  dueAt: string;
  /** Since when its link is dead, ISO 8601; null while it can be opened. */
  pausedAt: string | null;
  /** Who opened the review first; null while nobody has. */
  reviewer: { id: string } | null;
  publishedAt: string | null;
}

/** How a review stands: published, waiting for a link that can be opened, or due in so many minutes (negative: overdue). */
export type DueState = { kind: 'done' } | { kind: 'paused' } | { kind: 'due'; minutes: number };

/** How a video's review stands. */
export function dueState({ status, dueAt, pausedAt }: QueuedVideo, now: Date): DueState {
  if (status === 'Analyzed') return { kind: 'done' };
  if (pausedAt !== null) return { kind: 'paused' };
  return { kind: 'due', minutes: Math.ceil((Date.parse(dueAt) - now.getTime()) / 60_000) };
}

/** Whether a review should have been published by now. One whose link is dead is not the coach's delay. */
export function isOverdue(video: QueuedVideo, now: Date): boolean {
  const state = dueState(video, now);
  return state.kind === 'due' && state.minutes <= 0;
}

/** The order of the work: the first due first, then those whose link is dead, then what is done, the latest first. */
export function inQueueOrder<T extends QueuedVideo>(videos: readonly T[]): T[] {
  const open = videos.filter(({ status }) => status !== 'Analyzed');
  return [
    ...oldestFirst(
      open.filter(({ pausedAt }) => pausedAt === null),
      ({ dueAt }) => dueAt,
    ),
    ...oldestFirst(
      open.filter(({ pausedAt }) => pausedAt !== null),
      ({ dueAt }) => dueAt,
    ),
    ...newestFirst(
      videos.filter(({ status }) => status === 'Analyzed'),
      ({ publishedAt }) => publishedAt,
    ),
  ];
}

/** The filters of Videos to Review (decisions, section 8), and everything that is still to do. */
export const queueViews = ['to-review', 'mine', 'unclaimed', 'done'] as const;
export type QueueView = (typeof queueViews)[number];

/**
 * Whether a view shows a video, of those that the coach may see at all: mine are those whose review the coach opened, unclaimed those that
 * nobody has, done those that are published.
 */
export function isInView(video: QueuedVideo, view: QueueView, coachId: string): boolean {
  if (view === 'done') return video.status === 'Analyzed';
  if (video.status === 'Analyzed') return false;
  if (view === 'mine') return video.reviewer?.id === coachId;
  return view === 'to-review' || video.reviewer === null;
}

/** How many videos of a queue each view shows, and how many of those to review are overdue. */
export function queueCounts(
  videos: readonly QueuedVideo[],
  coachId: string,
  now: Date,
): Record<QueueView | 'overdue', number> {
  const inView = (view: QueueView) => videos.filter((video) => isInView(video, view, coachId)).length;
  return {
    'to-review': inView('to-review'),
    mine: inView('mine'),
    unclaimed: inView('unclaimed'),
    done: inView('done'),
    overdue: videos.filter((video) => isOverdue(video, now)).length,
  };
}

/** How long a link has been dead, in whole hours, for the sentence that tells it; null while it can be opened. */
export function hoursPaused({ pausedAt }: Pick<QueuedVideo, 'pausedAt'>, now: Date): number | null {
  const since = milliseconds(pausedAt);
  return since === null ? null : Math.max(Math.floor((now.getTime() - since) / 3_600_000), 0);
}
