// When a player counts as stalled, with a simulated clock.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStallWatch } from './stall-watch.ts';

/** The tab's visibility. */
const page = { hidden: false };
/** The player's position. */
const player = { time: 0, shouldMove: true };
let changes: boolean[];
let watch: ReturnType<typeof createStallWatch>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  Object.assign(player, { time: 0, shouldMove: true });
  changes = [];
  watch = createStallWatch({
    shouldMove: () => player.shouldMove,
    clock: () => player.time,
    onChange: (isStalled) => changes.push(isStalled),
  });
  watch.follow();
});
afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Seconds pass without progress. */
const stand = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
/** Seconds pass with progress. */
const move = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    player.time += 1;
    stand(1);
  }
};

describe('a player whose clock stands still', () => {
  it('is stalled after ten seconds and not before', () => {
    stand(9.9);
    expect(changes).toEqual([]);
    stand(0.2);
    expect(changes).toEqual([true]);
  });

  it('stalls once, however long it stands', () => {
    stand(600);
    expect(changes).toEqual([true]);
  });

  it('recovers when its clock moves, and stalls again when it stands again', () => {
    stand(11);
    move(2);
    expect(changes).toEqual([true, false]);
    stand(11);
    expect(changes).toEqual([true, false, true]);
  });

  it('is not stalled while its clock moves, however slowly', () => {
    for (let times = 0; times < 5; times += 1) {
      stand(9);
      move(1);
    }
    expect(changes).toEqual([]);
  });

  it('is not stalled while it should stand, and its pause does not count', () => {
    stand(9);
    player.shouldMove = false;
    watch.follow();
    stand(60);
    player.shouldMove = true;
    watch.follow();
    stand(9);
    expect(changes).toEqual([]);
    stand(2);
    expect(changes).toEqual([true]);
  });

  it('is stalled no longer once it is paused', () => {
    stand(11);
    player.shouldMove = false;
    watch.follow();
    expect(changes).toEqual([true, false]);
  });

  it('keeps counting through what the player reports meanwhile', () => {
    for (let times = 0; times < 11; times += 1) {
      stand(1);
      watch.follow();
    }
    expect(changes).toEqual([true]);
  });

  it('is not stalled in a hidden tab, and gets ten seconds once that is seen', () => {
    stand(9);
    page.hidden = true;
    stand(60);
    page.hidden = false;
    stand(9);
    expect(changes).toEqual([]);
    stand(2);
    expect(changes).toEqual([true]);
  });
});

it('leaves no timer behind', () => {
  stand(11);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
  stand(60);
  expect(changes).toEqual([true, false]);
});
