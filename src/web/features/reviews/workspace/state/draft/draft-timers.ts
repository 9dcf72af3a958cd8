// Named timers for saving, and the delays after failures.

import type { DraftSaverPorts } from './draft-saver-ports.ts';

/** Timers by name; starting a running one has no effect. */
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

/** Milliseconds before the first retry, doubled each time up to the longest. */
const firstPause = 2000;
const maxPauseMs = 30_000;

/** The delay after a number of failures, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPause * 2 ** failures, maxPauseMs);
}
