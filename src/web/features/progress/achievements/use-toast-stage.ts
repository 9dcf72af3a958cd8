// The clock of the achievement toast: what shows when, standing still while the toast is being read.

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * What a toast has come to: it has arrived, the XP badge has joined it, it is complete and leaves.
 */
export type ToastStage = 'arrived' | 'rewarded' | 'complete';

/** Milliseconds after its arrival at which the toast reaches each stage, and is taken away (docs/product.md#progress). */
export const toastTimes = { rewarded: 800, complete: 4000, removed: 5000 } as const;

interface ToastClock {
  /** While true no time passes for the toast. */
  isPaused: boolean;
  /** Called once, when the toast's time is over. */
  onRemove: () => void;
}

/** The stage that a toast has reached since its first render. */
export function useToastStage({ isPaused, onRemove }: ToastClock): ToastStage {
  const [stage, setStage] = useState<ToastStage>('arrived');
  const passed = useRef(0);
  const remove = useEffectEvent(onRemove);

  // Before the browser paints: the clock stands still from the moment at which the toast looks so.
  useLayoutEffect(() => {
    if (isPaused) return;
    const before = passed.current;
    const startedAt = performance.now();
    const timers = [
      { at: toastTimes.rewarded, reach: () => setStage('rewarded') },
      { at: toastTimes.complete, reach: () => setStage('complete') },
      { at: toastTimes.removed, reach: () => remove() },
    ]
      .filter(({ at }) => at > before)
      .map(({ at, reach }) => setTimeout(reach, at - before));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      passed.current = before + performance.now() - startedAt;
    };
  }, [isPaused]);

  return stage;
}
