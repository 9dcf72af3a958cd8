// Notices a player that should move and does not: one watch for every player.

/** Milliseconds between two looks. */
const look = 500;

/** How long a clock may stand still before people read about it, in milliseconds (docs/product.md#review). */
export const stallLimit = 10_000;

interface Watched {
  /** Whether the picture should move now: neither paused, nor ended, nor failed. */
  shouldMove: () => boolean;
  /** What the player itself tells of its position, in seconds. */
  clock: () => number;
  /** Hears when the player counts as stalled, and when it does no longer. */
  onChange: (isStalled: boolean) => void;
}

/**
 * Watches a player's own clock for as long as it should move. It counts looks, not time: a computer that slept for a night has looked
 * once. Nothing is counted while the tab is hidden, where browsers let players rest.
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
    /** Starts or stops looking, after whatever the player or the person did. */
    follow(): void {
      if (!shouldMove()) return stop();
      if (timer !== undefined) return;
      last = clock();
      timer = setInterval(tick, look);
    },
    /** Stops looking: nothing is stalled any more. */
    stop,
  };
}
