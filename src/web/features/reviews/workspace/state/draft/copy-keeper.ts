// Keeps a copy of one window's draft on this device, soon after each change.

import type { DraftCopy, DraftSaverPorts } from './draft-saver-ports.ts';
import { createTimers } from './draft-timers.ts';

/** Milliseconds between a change and its copy, in case the window is killed. */
const copyWait = 300;

/** `copy` returns the current state; `onKept` is called when keeping starts or stops working. */
export function createCopyKeeper(ports: DraftSaverPorts, window: string, copy: () => DraftCopy, onKept: () => void) {
  const timers = createTimers<'copy'>(ports.after);
  /** Other windows whose text this one has taken over. */
  let taken: string[] = [];
  let isKeeping = false;
  let matchesSearch = false;
  let isKept = true;

  function forgetTaken(): void {
    for (const one of taken.splice(0)) ports.forgetCopy(one);
  }
  function now(): void {
    timers.stop('copy');
    isKeeping = true;
    void ports.keepCopy(copy()).then((done) => {
      isKeeping = false;
      if (matchesSearch) soon();
      if (done === isKept) return;
      isKept = done;
      onKept();
    });
    forgetTaken();
  }
  /** One write at a time, for slow disks. */
  function soon(): void {
    matchesSearch = isKeeping;
    if (!isKeeping) timers.start('copy', copyWait, now);
  }
  return {
    soon,
    now,
    /** Whether the copy is stored: a browser may have no room, or store nothing. */
    isKept: () => isKept,
    /** A closed window's copy is deleted once this window's copy holds the same. */
    takeIn(closed: string): void {
      taken = [...taken, closed];
    },
    /** Everything is on the server. */
    forget(): void {
      matchesSearch = false;
      timers.stop('copy');
      ports.forgetCopy(window);
      forgetTaken();
    },
    forgetTaken,
    stop(): void {
      matchesSearch = false;
      timers.stop('copy');
    },
  };
}
