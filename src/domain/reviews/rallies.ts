// Rallies, marked by one key, and how a video plays only them.

import { roundTo } from '#domain/round-to.ts';
import { withinVideo } from '#domain/videos/video-time.ts';

/** When the ball was in play, in seconds. While a rally is being marked it has no end yet. */
export interface RallyMark {
  start: number;
  end: number | null;
}

/** A finished rally. */
export interface Rally {
  start: number;
  end: number;
}

/** The most rallies that one review holds: a match of 90 minutes has some 130. */
export const maxRallies = 600;

/** What is shorter is a slip of the finger, in seconds. */
const shortestRally = 0.5;

/** A position may lie this much before the rally that the video was sent to: YouTube's is good to about 0.25 s (docs/product.md#review). */
const slack = 0.5;

/**
 * The marks after the one key was pressed, at a position in seconds: it starts a rally, and ends the one that was started. Pressed before
 * that rally's start, since the coach went back in the video, it starts the rally there instead. A full review takes no further one.
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
 * The rallies that lists and figures use, in the order of the video: without unfinished ones and slips of the finger, and those that overlap
 * or touch as one. What the player says of the video's length changes nothing: a live video can become shorter, and what was marked
 * stays (docs/product.md#review).
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

/** The rallies as far as a video of this length (seconds; null while unknown) has them, to be played: cut at its end, without those after it. */
export function ralliesWithin(rallies: readonly Rally[], duration: number | null): Rally[] {
  return rallies
    .map(({ start, end }) => ({ start, end: withinVideo(end, duration) }))
    .filter(({ start, end }) => end - start >= shortestRally - 1e-6);
}

/** Seconds in play, in tenths. */
export function secondsInPlay(rallies: readonly Rally[]): number {
  return roundTo(
    rallies.reduce((total, { start, end }) => total + end - start, 0),
    1,
  );
}

/** From how many rallies on a share in play is told. Ours: fewer say how one game went, not how the match did. */
export const minRalliesForShare = 10;

/**
 * How much of the time the ball was in play, in whole percent (a match has 30–35), from the first marked rally's start
 * to the last one's end, so that a match that was marked in part gives a true share. Null for fewer than ten rallies.
 */
export function shareInPlay(rallies: readonly Rally[]): number | null {
  const [first, last] = [rallies[0], rallies.at(-1)];
  if (!first || !last || rallies.length < minRalliesForShare) return null;
  return roundTo((secondsInPlay(rallies) / (last.end - first.start)) * 100, 0);
}

/** "24 rallies, 9 min in play, about 31% of the time between the first and the last"; the share only where there are enough rallies for one. */
export function ralliesInWords(rallies: readonly Rally[]): string {
  const seconds = secondsInPlay(rallies);
  const share = shareInPlay(rallies);
  return [
    rallies.length === 1 ? '1 rally' : `${rallies.length} rallies`,
    seconds < 60 ? `${roundTo(seconds, 0)} s in play` : `${roundTo(seconds / 60, 0)} min in play`,
    ...(share === null ? [] : [`about ${share}% of the time between the first and the last`]),
  ].join(', ');
}

/** What "points only" does next: play on, jump to a position, or stop, since the last rally is over. */
export type PointsOnlyStep = { kind: 'play' } | { kind: 'jump'; to: number } | { kind: 'stop' };

/**
 * What to do at a position of the video, in seconds. Where no rally is marked everything plays.
 *
 * @param rallies as `playedRallies` gives them
 */
export function pointsOnlyStep(rallies: readonly Rally[], time: number): PointsOnlyStep {
  if (rallies.length === 0) return { kind: 'play' };
  const next = rallies.find(({ end }) => time < end);
  if (!next) return { kind: 'stop' };
  return time >= next.start - slack ? { kind: 'play' } : { kind: 'jump', to: next.start };
}

/** Start of the rally after or before the one being watched, to skip by key; null when there is none. */
export function neighbourRally(rallies: readonly Rally[], time: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? rallies.find(({ start }) => start > time + slack)
      : rallies.findLast(({ start }) => start < time - 2 * slack);
  return found?.start ?? null;
}

/** Marks as a draft stores them: the finished ones settled as they will be played, then the one that is still being marked. */
export function tidyMarks(marks: readonly RallyMark[]): RallyMark[] {
  const open = openRally(marks);
  const rest = open ? [{ start: withinVideo(open.start, null), end: null }] : [];
  return [...playedRallies(marks).slice(0, maxRallies - rest.length), ...rest];
}
