// Rallies, marked with one key, and how a video plays only them.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { countedMarks } from '#domain/reviews/notes/counted-marks.ts';
import { roundTo } from '#domain/round-to.ts';
import { withinVideo } from '#domain/videos/video-time.ts';

/** A rally in seconds. It has no end while it is being marked. */
export interface RallyMark {
  start: number;
  end: number | null;
}

/** A finished rally. */
export interface Rally {
  start: number;
  end: number;
}

/** Most rallies per review: a 90-minute match has some 130. */
export const maxRallies = 600;

/** Anything shorter is a slip of the finger, in seconds. */
const shortestRally = 0.5;

/** Tolerance before a rally's start: YouTube's position is accurate to about 0.25 s (docs/product.md#review). */
const slack = 0.5;

/**
 * The marks after a press of the key at a position in seconds: it starts a rally, or ends the open one. Before the open rally's start, it
 * moves the start there. A full review takes no more.
 */
export function pressRally(marks: readonly RallyMark[], time: number): RallyMark[] {
  const open = marks.findIndex(({ end }) => end === null);
  const start = marks[open]?.start;
  if (start === undefined) return marks.length < maxRallies ? [...marks, { start: time, end: null }] : [...marks];
  return marks.with(open, time > start ? { start, end: time } : { start: time, end: null });
}

/** The rally being marked, or null. */
export function openRally(marks: readonly RallyMark[]): RallyMark | null {
  return marks.find(({ end }) => end === null) ?? null;
}

/**
 * The rallies for lists and figures, by time: no unfinished ones, no slips, and overlapping or touching ones merged. The video's length
 * changes nothing: a live video can become shorter, and marks stay (docs/product.md#review).
 */
export function playedRallies(marks: readonly RallyMark[]): Rally[] {
  const finished = marks
    .flatMap(({ start, end }) => (end === null ? [] : [rally(start, end)]))
    .filter(({ start, end }) => end - start >= shortestRally - 1e-6)
    .toSorted((one, other) => one.start - other.start);
  const joined: Rally[] = [];
  for (const one of finished) {
    const last = joined.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else joined.push(one);
  }
  return joined;
}

function rally(one: number, other: number): Rally {
  return { start: withinVideo(Math.min(one, other), null), end: withinVideo(Math.max(one, other), null) };
}

/** The rallies to play in a video of this length (seconds; null while unknown), cut at its end. */
export function ralliesWithin(rallies: readonly Rally[], duration: number | null): Rally[] {
  return rallies
    .map(({ start, end }) => ({ start, end: withinVideo(end, duration) }))
    .filter(({ start, end }) => end - start >= shortestRally - 1e-6);
}

/** Seconds in play, to a tenth. */
export function secondsInPlay(rallies: readonly Rally[]): number {
  return roundTo(
    rallies.reduce((total, { start, end }) => total + end - start, 0),
    1,
  );
}

/** Fewest rallies for a share in play. Ours: fewer describe one game, not the match. */
export const minRalliesForShare = 10;

/**
 * Time in play in whole percent (a match has 30–35), from the first marked rally's start to the last one's end, so that a partly marked
 * match gives a true share. Null for fewer than ten rallies.
 */
export function shareInPlay(rallies: readonly Rally[]): number | null {
  const [first, last] = [rallies[0], rallies.at(-1)];
  if (!first || !last || rallies.length < minRalliesForShare) return null;
  return roundTo((secondsInPlay(rallies) / (last.end - first.start)) * 100, 0);
}

/** "24 rallies, 9 min in play, about 31% of the time between the first and the last", without the share if there are too few. */
export function ralliesInWords(rallies: readonly Rally[]): string {
  const seconds = secondsInPlay(rallies);
  const share = shareInPlay(rallies);
  return [
    countedMarks('rally', rallies.length).words,
    seconds < 60
      ? say(msg`${{ seconds: roundTo(seconds, 0) }} s in play`)
      : say(msg`${{ minutes: roundTo(seconds / 60, 0) }} min in play`),
    ...(share === null ? [] : [say(msg`about ${{ percent: share }}% of the time between the first and the last`)]),
  ].join(', ');
}

/** The next step of "points only": play on, jump to a position, or stop after the last rally. */
export type PointsOnlyStep = { kind: 'play' } | { kind: 'jump'; to: number } | { kind: 'stop' };

/**
 * What to do at a position of the video, in seconds. Without rallies, everything plays.
 *
 * @param rallies as `playedRallies` gives them
 */
export function pointsOnlyStep(rallies: readonly Rally[], time: number): PointsOnlyStep {
  if (rallies.length === 0) return { kind: 'play' };
  const next = rallies.find(({ end }) => time < end);
  if (!next) return { kind: 'stop' };
  return time >= next.start - slack ? { kind: 'play' } : { kind: 'jump', to: next.start };
}

/** Start of the rally before or after the one being watched, to skip by key; null if none. */
export function neighbourRally(rallies: readonly Rally[], time: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? rallies.find(({ start }) => start > time + slack)
      : rallies.findLast(({ start }) => start < time - 2 * slack);
  return found?.start ?? null;
}

/** Marks as a draft stores them: finished rallies as they will be played, then the open one. */
export function tidyMarks(marks: readonly RallyMark[]): RallyMark[] {
  const open = openRally(marks);
  const rest = open ? [{ start: withinVideo(open.start, null), end: null }] : [];
  return [...playedRallies(marks).slice(0, maxRallies - rest.length), ...rest];
}
