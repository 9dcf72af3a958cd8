// The timing of the achievement toast, paused while it is being read.

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The stages of a toast: visible, with the XP badge, and disappearing.
 */
export type ToastStage = 'arrived' | 'rewarded' | 'complete';

/** Milliseconds after which the toast reaches each stage and is removed (docs/product.md#progress). */
export const toastTimes = { rewarded: 800, complete: 4000, removed: 5000 } as const;

interface ToastClock {
  /** Stops the clock. */
  isPaused: boolean;
  /** Called once, when the time is up. */
  onRemove: () => void;
}

/** The current stage of a toast. */
export function useToastStage({ isPaused, onRemove }: ToastClock): ToastStage {
  const [stage, setStage] = useState<ToastStage>('arrived');
  const passed = useRef(0);
  const remove = useEffectEvent(onRemove);

  // Before painting, so that clock and appearance pause together.
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
