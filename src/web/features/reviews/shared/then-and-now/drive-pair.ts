// Drives two players as one: what is done is done to both, as far as they obey.

import type { VideoController } from '#web/lib/video/video-controller.ts';

export interface PairSide {
  controller: VideoController;
  /** Where its moment begins, in seconds. */
  startAt: number;
}

/** Slow motion, in sizes of the usual speed. */
export const slowRate = 0.5;

const driven = (sides: readonly PairSide[]) => sides.filter(({ controller }) => controller.canControl);

/** Whether any of them plays or is about to. */
export function isPlaying(sides: readonly PairSide[]): boolean {
  return driven(sides).some(({ controller }) => ['playing', 'buffering'].includes(controller.getState().status));
}

/** Both from their beginnings. */
export function restartPair(sides: readonly PairSide[]): void {
  for (const { controller, startAt } of driven(sides)) controller.seek(startAt, { play: true });
}

/** Both go on; one that is not loaded yet begins, and the other one with it, so that they are together. */
export function playPair(sides: readonly PairSide[]): void {
  if (driven(sides).some(({ controller }) => controller.getState().status === 'idle')) restartPair(sides);
  else for (const { controller } of driven(sides)) controller.play();
}

export function pausePair(sides: readonly PairSide[]): void {
  for (const { controller } of driven(sides)) if (controller.getState().status !== 'idle') controller.pause();
}

/**
 * Watches a pair that has just been started: the one that loads faster would be ahead, so both begin once more as soon as both play.
 *
 * @returns how to stop
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
