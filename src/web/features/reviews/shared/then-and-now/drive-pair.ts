// Controls two players together.

import { driftOf } from '#domain/reviews/story/then-and-now.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';

export interface PairSide {
  controller: VideoController;
  /** Start of its moment, in seconds. */
  startAt: number;
}

/** Playback rate of slow motion. */
export const slowRate = 0.5;

const driven = (sides: readonly PairSide[]) => sides.filter(({ controller }) => controller.canControl);

/** Whether any of them is playing or buffering. */
export function isPlaying(sides: readonly PairSide[]): boolean {
  return driven(sides).some(({ controller }) => ['playing', 'buffering'].includes(controller.getState().status));
}

/** Restarts both at their moments. */
export function restartPair(sides: readonly PairSide[]): void {
  for (const { controller, startAt } of driven(sides)) controller.seek(startAt, { play: true });
}

/** Sets both to their moments, and pauses there. */
export function contactPair(sides: readonly PairSide[]): void {
  for (const { controller, startAt } of driven(sides)) controller.seek(startAt, { play: false });
}

/** How far two loaded players are out of step, in seconds; null if one of them cannot be measured. */
export function pairDrift([then, now]: readonly [PairSide, PairSide]): number | null {
  if ([then, now].some(({ controller }) => !controller.canControl || controller.getState().status === 'idle'))
    return null;
  const positions = { earlier: then.controller.getState().time, current: now.controller.getState().time };
  return driftOf(positions, { earlier: then.startAt, current: now.startAt });
}

/** Brings the second back into step with the first. */
export function resyncPair([then, now]: readonly [PairSide, PairSide]): void {
  const offset = now.startAt - then.startAt;
  now.controller.seek(Math.max(0, then.controller.getState().time + offset), { play: isPlaying([then]) });
}

/** Resumes both; if one is not loaded yet, both restart together. */
export function playPair(sides: readonly PairSide[]): void {
  if (driven(sides).some(({ controller }) => controller.getState().status === 'idle')) restartPair(sides);
  else for (const { controller } of driven(sides)) controller.play();
}

export function pausePair(sides: readonly PairSide[]): void {
  for (const { controller } of driven(sides)) if (controller.getState().status !== 'idle') controller.pause();
}

/**
 * Restarts a new pair once both are playing, since the one that loads faster would be ahead.
 *
 * @returns a function that stops watching
 */
export function beginTogether(sides: readonly PairSide[]): () => void {
  const watched = driven(sides);
  let isLate = watched.length === 2 && watched.some(({ controller }) => controller.getState().status === 'idle');
  const stops = watched.map(({ controller }) =>
    controller.subscribe(() => {
      if (!isLate || watched.some((one) => one.controller.getState().status !== 'playing')) return;
      isLate = false;
      restartPair(watched);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
