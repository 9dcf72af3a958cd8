// Keeps the copy of one window on this device, soon after each change.

import type { DraftCopy, DraftSaverPorts } from './draft-saver-ports.ts';
import { createTimers } from './draft-timers.ts';

/** Milliseconds between a change and its copy on this device, in case the window is killed. */
const copyWait = 300;

/** `copy` is what is to be kept at the moment; `onKept` hears when the device begins or stops to keep it. */
export function createCopyKeeper(ports: DraftSaverPorts, window: string, copy: () => DraftCopy, onKept: () => void) {
  const timers = createTimers<'copy'>(ports.after);
  /** Other windows whose words are among those of this one. */
  let taken: string[] = [];
  let isKeeping = false;
  let isWanted = false;
  let isKept = true;

  function forgetTaken(): void {
    for (const one of taken.splice(0)) ports.forgetCopy(one);
  }
  function now(): void {
    timers.stop('copy');
    isKeeping = true;
    void ports.keepCopy(copy()).then((done) => {
      isKeeping = false;
      if (isWanted) soon();
      if (done === isKept) return;
      isKept = done;
      onKept();
    });
    forgetTaken();
  }
  /** A slow disk has one copy to write at a time. */
  function soon(): void {
    isWanted = isKeeping;
    if (!isKeeping) timers.start('copy', copyWait, now);
  }
  return {
    soon,
    now,
    /** Whether the device has it: a browser may have no room for it, or keep nothing. */
    isKept: () => isKept,
    /** The copy of a closed window goes once this one's holds the same. */
    takeIn(closed: string): void {
      taken = [...taken, closed];
    },
    /** Everything is on the server. */
    forget(): void {
      isWanted = false;
      timers.stop('copy');
      ports.forgetCopy(window);
      forgetTaken();
    },
    forgetTaken,
    stop(): void {
      isWanted = false;
      timers.stop('copy');
    },
  };
}
