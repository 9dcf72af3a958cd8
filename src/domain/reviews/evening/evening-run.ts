// An evening of reviews under way: what comes next, what was done, and about how long the rest takes.

import { milliseconds } from '#domain/time/moments.ts';

/** A review still to be written. */
export interface EveningVideo {
  videoId: string;
  title: string;
  /** About how long it takes this coach. */
  minutes: number;
}

/** An evening, from Start until the coach has closed its summary. */
export interface Evening {
  /** ISO 8601. */
  startedAt: string;
  /** Still to be written, the present one first. */
  left: EveningVideo[];
  /** When the present one came up, ISO 8601. */
  since: string;
  /** Published reviews, with the number of their notes. */
  done: { videoId: string; notes: number }[];
  /** When it ended, ISO 8601; null while it runs. */
  endedAt: string | null;
}

/** Begins an evening with these videos, in this order. */
export function beginEvening(left: EveningVideo[], now: Date): Evening {
  const at = now.toISOString();
  return { startedAt: at, left, since: at, done: [], endedAt: null };
}

/** The evening without a video that is no longer to be written; it ends with the last. The present one's time begins again. */
function without(evening: Evening, videoId: string, now: Date): Evening {
  const left = evening.left.filter((one) => one.videoId !== videoId);
  const at = now.toISOString();
  const since = evening.left[0]?.videoId === videoId ? at : evening.since;
  return { ...evening, left, since, endedAt: left.length === 0 ? at : evening.endedAt };
}

/** A review was published with so many notes. One of another evening, or of none, changes nothing. */
export function finishReview(evening: Evening, videoId: string, notes: number, now: Date): Evening {
  if (!isLeft(evening, videoId)) return evening;
  return { ...without(evening, videoId, now), done: [...evening.done, { videoId, notes }] };
}

/** A video that someone else took, or that was withdrawn or published meanwhile, is left out. */
export function dropVideo(evening: Evening, videoId: string, now: Date): Evening {
  return isLeft(evening, videoId) ? without(evening, videoId, now) : evening;
}

/** A skipped video comes last. */
export function skipVideo(evening: Evening, videoId: string, now: Date): Evening {
  const skipped = evening.left.find((one) => one.videoId === videoId);
  if (!skipped || evening.left.length === 1) return evening;
  const rest = without(evening, videoId, now);
  return { ...rest, left: [...rest.left, skipped] };
}

/** The coach ends it: what is left stays in the queue. */
export function endEvening(evening: Evening, now: Date): Evening {
  return { ...evening, endedAt: evening.endedAt ?? now.toISOString() };
}

/** Whether a video is still to be written this evening. */
export function isLeft({ left, endedAt }: Evening, videoId: string): boolean {
  return endedAt === null && left.some((one) => one.videoId === videoId);
}

/** The minutes that the rest will take: of the present review, what its usual time leaves, and always one at least. */
export function minutesLeft({ left, since }: Evening, now: Date): number {
  const [present, ...later] = left;
  if (!present) return 0;
  const begun = Math.max((now.getTime() - (milliseconds(since) ?? now.getTime())) / 60_000, 0);
  return Math.max(Math.round(present.minutes - begun), 1) + later.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** What was done, in numbers: reviews, notes, and minutes from Start to the end. */
export function eveningFigures({ startedAt, endedAt, done }: Evening, now: Date) {
  const until = milliseconds(endedAt) ?? now.getTime();
  return {
    reviews: done.length,
    notes: done.reduce((sum, { notes }) => sum + notes, 0),
    minutes: Math.max(Math.round((until - (milliseconds(startedAt) ?? until)) / 60_000), 0),
  };
}
