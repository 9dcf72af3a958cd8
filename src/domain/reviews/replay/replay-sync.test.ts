// Keeping the video in time with the clock of a replay.

import { describe, expect, it } from 'vitest';
import { replayStart } from './replay-path.ts';
import {
  clockPace,
  followedRate,
  isPastEnd,
  type LastStep,
  type SeenVideo,
  videoStep,
  withoutVideo,
} from './replay-sync.ts';

const rates = [0.25, 0.5, 1, 1.5, 2];
const playing = { ...replayStart, isPlaying: true, position: 50 };
const still = { ...replayStart, position: 50 };
const seen = (traits: Partial<SeenVideo> = {}): SeenVideo => ({
  status: 'moving',
  position: 50,
  duration: 600,
  ...traits,
});
const told = (traits: Partial<LastStep> = {}): LastStep => ({
  ago: 10,
  position: 20,
  isPlay: true,
  hasMoved: true,
  ...traits,
});

describe('while the coach’s video plays', () => {
  it.each([
    ['in time', seen({ position: 50.5 }), told(), null],
    ['behind', seen({ position: 49.2 }), told(), { kind: 'seek', position: 50, play: true }],
    ['behind, but moved a moment ago', seen({ position: 49.2 }), told({ ago: 1 }), null],
    [
      'not loaded',
      seen({ status: 'idle', position: 0 }),
      told({ isPlay: false }),
      { kind: 'seek', position: 50, play: true },
    ],
    ['loading', seen({ status: 'waiting' }), told({ hasMoved: false }), { kind: 'wait' }],
    ['about to start', seen({ status: 'still' }), told({ ago: 0.2, hasMoved: false }), { kind: 'wait' }],
    ['did not start', seen({ status: 'still' }), told({ hasMoved: false }), { kind: 'seek', position: 50, play: true }],
    ['standing where it should play on', seen({ status: 'still' }), told({ isPlay: false }), { kind: 'play' }],
    ['paused by the person', seen({ status: 'still' }), told(), { kind: 'stop' }],
    ['shorter than the path', seen({ duration: 40 }), told(), { kind: 'pause' }],
    ['at its end already', seen({ status: 'still', duration: 40 }), told(), null],
  ])('%s', (_, player, last, step) => {
    expect(videoStep(playing, player, last)).toEqual(step);
  });
});

describe('while the coach’s video stands still', () => {
  const there = told({ isPlay: false, position: 50 });
  it.each([
    ['it goes exactly there', seen(), told({ ago: 0.1 }), { kind: 'seek', position: 50, play: false }],
    ['it stays', seen({ status: 'still' }), there, null],
    ['it is paused again', seen({ status: 'moving' }), there, { kind: 'pause' }],
    ['it loads', seen({ status: 'waiting' }), there, null],
    [
      'it steps by a frame',
      seen({ status: 'still' }),
      { ...there, position: 50.04 },
      { kind: 'seek', position: 50, play: false },
    ],
    ['it is not moved too often', seen({ status: 'still' }), { ...there, position: 40, ago: 0.1 }, null],
  ])('%s', (_, player, last, step) => {
    expect(videoStep(still, player, last)).toEqual(step);
  });
});

it('the clock is no faster than the video can play', () => {
  expect(followedRate({ rate: 0.5 }, 1.5, rates)).toBe(0.5);
  expect(followedRate({ rate: 2 }, 1.5, rates)).toBe(2);
  expect(clockPace({ isPlaying: true, rate: 2 }, 1.5, rates)).toBe(1);
  expect(clockPace({ isPlaying: true, rate: 1 }, 1.5, rates)).toBe(1.5);
  expect(clockPace({ isPlaying: false, rate: 2 }, 1.5, rates)).toBe(1.5);
  expect(followedRate({ rate: 1 }, 2, [])).toBe(1);
});

it('a path beyond the end of the video is noticed once its length is known', () => {
  expect([null, 0, 40, 60].map((duration) => isPastEnd({ position: 50 }, duration))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it('a replay plays without the video after a new link, on a dead one, and beside one that cannot be controlled', () => {
  const fine = { isOfThisLink: true, linkProblem: null, canControl: true };
  expect(withoutVideo(fine)).toBeNull();
  expect(withoutVideo({ ...fine, isOfThisLink: false, linkProblem: 'private' })).toBe('earlier-link');
  expect(withoutVideo({ ...fine, linkProblem: 'private' })).toBe('dead-link');
  expect(withoutVideo({ ...fine, canControl: false })).toBe('no-control');
});
