// Detects a player that should move and does not.

/** Milliseconds between checks. */
const look = 500;

/** How long a clock may stand still before users see a message, in milliseconds (docs/product.md#review). */
export const stallLimit = 10_000;

interface Watched {
  /** Whether the picture should move: not paused, ended or failed. */
  shouldMove: () => boolean;
  /** The player's reported position, in seconds. */
  clock: () => number;
  /** Called when the player stalls and when it recovers. */
  onChange: (isStalled: boolean) => void;
}

/**
 * Watches a player's clock while it should move. It counts checks rather than time, so that a night's sleep counts as one. Hidden tabs
 * are ignored, since browsers pause players there.
 */
export function createStallWatch({ shouldMove, clock, onChange }: Watched) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = Number.NaN;
  let stood = 0;
  let isStalled = false;

  function tell(next: boolean): void {
    if (next === isStalled) return;
    isStalled = next;
    onChange(next);
  }
  function tick(): void {
    const time = clock();
    const stands = time === last && !document.hidden;
    last = time;
    stood = stands ? stood + look : 0;
    tell(stood >= stallLimit);
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    stood = 0;
    tell(false);
  }

  return {
    /** Starts or stops checking, after any change by the player or user. */
    follow(): void {
      if (!shouldMove()) return stop();
      if (timer !== undefined) return;
      last = clock();
      timer = setInterval(tick, look);
    },
    /** Stops checking and clears a stall. */
    stop,
  };
}
