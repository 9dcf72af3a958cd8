// A stopwatch beside a video that cannot be controlled (Matchi), which users align with the video's own timer.

import { createListeners } from '#web/lib/listeners.ts';
import type { VideoController, VideoState } from './video-controller.ts';

/** Milliseconds between updates while it runs. */
const beat = 250;

/** A controller whose time is a stopwatch: starts at 0, paused, without a picture. */
export function createManualClock(): VideoController {
  const { subscribe, notify } = createListeners();
  let state: VideoState = {
    status: 'paused',
    time: 0,
    duration: null,
    rate: 1,
    rates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
    isStalled: false,
    error: null,
    linkProblem: null,
  };
  /** When `state.time` was measured, in milliseconds of the page's clock. */
  let since = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const now = (): VideoState =>
    state.status === 'playing'
      ? { ...state, time: state.time + ((performance.now() - since) / 1000) * state.rate }
      : state;

  function change(changes: Partial<VideoState>): void {
    state = { ...now(), ...changes };
    since = performance.now();
    clearInterval(timer);
    if (state.status === 'playing') timer = setInterval(notify, beat);
    notify();
  }

  const clock: VideoController = {
    canControl: false,
    subscribe,
    getState: now,
    play: () => change({ status: 'playing' }),
    pause: () => change({ status: 'paused' }),
    toggle: () => (state.status === 'playing' ? clock.pause() : clock.play()),
    seek: (seconds, { play } = {}) =>
      change({
        time: Math.max(0, seconds),
        ...(play !== undefined && { status: play ? ('playing' as const) : ('paused' as const) }),
      }),
    setRate: (rate) => {
      if (state.rates.includes(rate)) change({ rate });
    },
    destroy: () => change({ status: 'paused' }),
  };
  return clock;
}
