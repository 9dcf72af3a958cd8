// Where a replay is at a moment.

import { describe, expect, it } from 'vitest';
import { boardLimits, startBoard } from '#domain/reviews/court/court-board.ts';
import { boardEvents, type ReplayEvent } from './replay-log.ts';
import { openedNotes, replayAt, replayStart, videoEvents } from './replay-path.ts';

const log = (events: readonly ReplayEvent[]) => ({ v: 1, seconds: 60, events });
const path = log([
  [0, 'seek', 100],
  [2, 'play', 100],
  [6, 'rate', 0.5],
  [10, 'pause', 106.1],
  [12, 'note', 'a'],
  [20, 'note', null],
  [21, 'seek', 30],
  [22, 'play', 30],
]);

describe('the video', () => {
  it.each([
    [0, false, 100, 1],
    [1.9, false, 100, 1],
    [4, true, 102, 1],
    [8, true, 105, 0.5],
    [10, false, 106.1, 0.5],
    [21.5, false, 30, 0.5],
    [32, true, 35, 0.5],
  ])('%s s after the start', (at, isPlaying, position, rate) => {
    expect(replayAt(path, at)).toMatchObject({ isPlaying, rate });
    expect(replayAt(path, at).position).toBeCloseTo(position);
  });

  it('is recorded only where it does what was not expected', () => {
    const playing = { ...replayStart, isPlaying: true, position: 50 };
    const seen = { isPlaying: true, position: 50.4, rate: 1 };
    expect(videoEvents(3, playing, seen)).toEqual([]);
    expect(videoEvents(3, playing, { ...seen, position: 52 })).toEqual([[3, 'seek', 52]]);
    expect(videoEvents(3, playing, { ...seen, isPlaying: false })).toEqual([[3, 'pause', 50.4]]);
    expect(videoEvents(3, playing, { ...seen, rate: 2 })).toEqual([[3, 'rate', 2]]);
    const still = { ...replayStart, position: 50 };
    expect(videoEvents(3, still, { isPlaying: false, position: 50.04, rate: 1 })).toEqual([[3, 'seek', 50.04]]);
    expect(videoEvents(3, still, { isPlaying: true, position: 50, rate: 1 })).toEqual([[3, 'play', 50]]);
  });
});

describe('notes and board', () => {
  it('are those that were open', () => {
    expect([11, 12, 19.9, 20].map((at) => replayAt(path, at).noteId)).toEqual([null, 'a', 'a', null]);
    expect(openedNotes(path)).toEqual([{ at: 12, id: 'a' }]);
  });

  it('ignore what makes no sense', () => {
    const [shown] = boardEvents(1, null, startBoard) as [ReplayEvent];
    const hostile: ReplayEvent[] = [
      [1, 'place', 9, 1, 1],
      [1, 'arrow', 3, 0, 1, 1, 5, 5],
      [1, 'arrow', -1, 0, 1, 1, 5, 5],
      [1, 'arrow', 0.5, 0, 1, 1, 5, 5],
      [1, 'arrow', boardLimits.arrows, 0, 1, 1, 5, 5],
      [1, 'erase', 4],
    ];
    expect(replayAt(log(hostile), 2)).toEqual(replayStart);
    expect(replayAt(log([shown, ...hostile]), 2).board).toEqual(startBoard);
    expect(replayAt(log([[1, 'board', [], []]]), 2).board?.players.player).toEqual({ x: 0, y: 0 });
  });
});
