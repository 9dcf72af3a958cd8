// An evening of reviews: how long a review takes this coach, what comes first, and how many fit.

import { dayLength, milliseconds } from '#domain/time/moments.ts';
import { median } from '#domain/videos/turnaround.ts';
import type { VideoType } from '#domain/videos/videos.ts';

/** The lengths offered, in minutes. */
export const eveningLengths = [30, 60, 90, 120] as const;
/** What a coach may type instead, in minutes. */
export const eveningRange = { min: 5, max: 480 };
/** Most videos of one evening. */
export const maxEveningVideos = 50;

/** What a review takes as long as the coach's own pace is unknown, in minutes. */
export const usualMinutes = 20;
/** The fewest reviews whose median is called a pace. */
const fewestSittings = 3;
/** Minutes within which a review counts as written in one sitting: a longer gap holds a night or another day's work. */
const longestSitting = 180;

/** A published review of the coach. */
export interface Sitting {
  /** From the first change to publishing. */
  minutes: number;
  videoType: VideoType | null;
}

/** Minutes a review takes this coach. */
export interface Pace {
  /** The median, or the usual 20 without enough reviews. */
  minutes: number;
  /** How many reviews it rests on; 0 for the usual. */
  reviews: number;
  /** The medians of the types with enough reviews. */
  byType: Partial<Record<VideoType, number>>;
}

/** The coach's own pace: the median of the reviews written in one sitting, from three on (docs/product.md#an-evening-of-reviews). */
export function paceOf(sittings: readonly Sitting[]): Pace {
  const whole = sittings.filter(({ minutes }) => minutes >= 1 && minutes <= longestSitting);
  const middleOf = (some: readonly Sitting[]) =>
    some.length < fewestSittings ? null : Math.round(median(some.map(({ minutes }) => minutes)) ?? usualMinutes);
  const all = middleOf(whole);
  if (all === null) return { minutes: usualMinutes, reviews: 0, byType: {} };
  const byType: Pace['byType'] = {};
  for (const type of ['game', 'training'] as const) {
    const middle = middleOf(whole.filter(({ videoType }) => videoType === type));
    if (middle !== null) byType[type] = middle;
  }
  return { minutes: all, reviews: whole.length, byType };
}

/** What the order needs of an open video. */
interface OpenVideo {
  videoId: string;
  videoType: VideoType | null;
  /** ISO 8601. */
  dueAt: string;
  /** ISO 8601. */
  uploadDate: string;
}

/**
 * The order of an evening: what is overdue or due within a day, by due time; then the videos that take this coach the least time; of
 * those, the one sent first. With `minutes`, what each will take.
 */
export function orderEvening<V extends OpenVideo>(
  videos: readonly V[],
  pace: Pace,
  now: Date,
): (V & { minutes: number })[] {
  const at = (moment: string) => milliseconds(moment) ?? 0;
  const dueBy = now.getTime() + dayLength;
  const isDue = ({ dueAt }: OpenVideo) => at(dueAt) <= dueBy;
  return videos
    .map((video) => ({ ...video, minutes: (video.videoType && pace.byType[video.videoType]) ?? pace.minutes }))
    .toSorted((a, b) => {
      if (isDue(a) !== isDue(b)) return isDue(a) ? -1 : 1;
      if (isDue(a)) return at(a.dueAt) - at(b.dueAt) || at(a.uploadDate) - at(b.uploadDate);
      return a.minutes - b.minutes || at(a.uploadDate) - at(b.uploadDate);
    });
}

/** How many of the videos, in their order, fit into so many minutes: at least the first. */
export function countFitting(videos: readonly { minutes: number }[], minutes: number): number {
  let [sum, fitting] = [0, 0];
  for (const video of videos) {
    sum += video.minutes;
    if (sum > minutes) break;
    fitting += 1;
  }
  return Math.min(Math.max(fitting, 1), videos.length);
}
