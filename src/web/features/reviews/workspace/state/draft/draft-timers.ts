// When a draft is saved: timers by name, one of each at most, and the pauses after a failure.

import type { DraftSaverPorts } from './draft-saver-ports.ts';

/** Timers of the names given; one that is running is not started once more. */
export function createTimers<Name extends string>(after: DraftSaverPorts['after']) {
  const running = new Map<Name, () => void>();
  return {
    start(name: Name, milliseconds: number, action: () => void): void {
      if (running.has(name)) return;
      const cancel = after(milliseconds, () => {
        running.delete(name);
        action();
      });
      running.set(name, cancel);
    },
    stop(...names: Name[]): void {
      for (const name of names) {
        running.get(name)?.();
        running.delete(name);
      }
    },
  };
}

/** Milliseconds before the first attempt after a failure; doubled each time, up to the longest. */
const firstPause = 2000;
const maxPauseMs = 30_000;

/** Milliseconds to wait after so many failures before this one. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPause * 2 ** failures, maxPauseMs);
}
