// Playing single ranges, and only rallies, with a simulated clock.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '#web/lib/video/manual-clock.ts';
import { createGuidedPlayback } from './guided-playback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A clock and a guide that follows it. */
function guided() {
  const clock = createManualClock();
  const guide = createGuidedPlayback(clock);
  guide.connect();
  return { clock, guide, at: () => Math.floor(clock.getState().time) };
}
const stretch = { timestamp: 10, endTimestamp: 14 };

describe('a range that plays on its own', () => {
  it('starts at its start and stops at its end', () => {
    const { clock, guide, at } = guided();
    guide.playStretch('one', stretch);
    expect(clock.getState()).toMatchObject({ status: 'playing', time: 10 });
    expect(guide.getState().stretchId).toBe('one');
    vi.advanceTimersByTime(10_000);
    expect(clock.getState().status).toBe('paused');
    expect(at()).toBe(14);
    expect(guide.getState().stretchId).toBeNull();
    clock.play();
    vi.advanceTimersByTime(5000);
    expect(at()).toBe(19);
  });

  it('ends when the person seeks elsewhere', () => {
    const { clock, guide, at } = guided();
    guide.playStretch('one', stretch);
    clock.seek(60);
    expect(guide.getState().stretchId).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(at()).toBe(70);
  });

  it('ends on request, and the video plays on', () => {
    const { guide, at } = guided();
    guide.playStretch('one', stretch);
    guide.letGo();
    vi.advanceTimersByTime(10_000);
    expect(at()).toBe(20);
  });
});

describe('points only', () => {
  const rallies = [
    { start: 10, end: 14 },
    { start: 30, end: 35 },
  ];

  it('skips the time between rallies, stops after the last, and then lets the viewer continue', () => {
    const { clock, guide, at } = guided();
    guide.setRallies(rallies);
    guide.setPointsOnly(true);
    clock.play();
    expect(at()).toBe(10);
    vi.advanceTimersByTime(4500);
    expect(at()).toBe(30);
    vi.advanceTimersByTime(10_000);
    expect(clock.getState().status).toBe('paused');
    expect(at()).toBe(35);
    clock.play();
    vi.advanceTimersByTime(5000);
    expect(at()).toBe(40);
  });

  it('does nothing while off, while nothing plays, and within a range playing on its own', () => {
    const { clock, guide, at } = guided();
    guide.setRallies(rallies);
    clock.seek(20);
    guide.setPointsOnly(true);
    expect(at()).toBe(20);
    guide.playStretch('one', { timestamp: 18, endTimestamp: 22 });
    vi.advanceTimersByTime(2000);
    expect(at()).toBe(20);
    guide.setPointsOnly(false);
    guide.letGo();
    vi.advanceTimersByTime(5000);
    expect(at()).toBe(25);
  });
});
