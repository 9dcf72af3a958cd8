// The stopwatch beside a video that cannot be controlled.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from './manual-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a manual clock', () => {
  it('runs from the set time at the set speed', () => {
    const clock = createManualClock();
    clock.seek(60);
    expect(clock.getState()).toMatchObject({ status: 'paused', time: 60 });
    clock.play();
    vi.advanceTimersByTime(2000);
    expect(clock.getState().time).toBeCloseTo(62);
    clock.setRate(0.5);
    vi.advanceTimersByTime(2000);
    expect(clock.getState().time).toBeCloseTo(63);
    clock.toggle();
    vi.advanceTimersByTime(5000);
    expect(clock.getState()).toMatchObject({ status: 'paused', time: expect.closeTo(63, 5) });
  });

  it('notifies listeners while it runs, and leaves no timer behind', () => {
    const clock = createManualClock();
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    clock.play();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(5);
    clock.destroy();
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });
});
