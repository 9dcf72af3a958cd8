// Placing, replacing and moving marks.

import { expect, it } from 'vitest';
import { countMarks, emptyTracks, maxMarks, shiftedMarks, tidyTracks, withMark, withoutMark } from './marks.ts';

it('puts marks in the order of the video, one place a time, on the court', () => {
  const later = withMark(emptyTracks, 'player', 12.04, { x: 25, y: -3 });
  const both = withMark(later, 'player', 3.26, { x: 4.04, y: 5 });
  expect(both.player).toEqual([
    { time: 3.3, x: 4, y: 5 },
    { time: 12, x: 20, y: 0 },
  ]);
  const again = withMark(both, 'player', 12.01, { x: 1, y: 1 });
  expect(again.player.at(-1)).toEqual({ time: 12, x: 1, y: 1 });
  expect([countMarks(again), countMarks(withoutMark(again, 'player', 12))]).toEqual([2, 1]);
  expect(again.partner).toEqual([]);
});

it('accepts no more marks than a track holds, but still moves existing ones', () => {
  const full = {
    ...emptyTracks,
    partner: Array.from({ length: maxMarks }, (_, index) => ({ time: index, x: 1, y: 1 })),
  };
  expect(withMark(full, 'partner', 0.5, { x: 2, y: 2 })).toBe(full);
  expect(withMark(full, 'partner', 7, { x: 2, y: 2 }).partner[7]).toEqual({ time: 7, x: 2, y: 2 });
});

it('moves all marks in time and leaves out what would lie before the start', () => {
  const tracks = { ...emptyTracks, player: [2, 5.2].map((time) => ({ time, x: 1, y: 1 })) };
  expect(shiftedMarks(tracks, -3.1).player.map(({ time }) => time)).toEqual([2.1]);
  expect(shiftedMarks(tracks, 10).player.map(({ time }) => time)).toEqual([12, 15.2]);
});

it('tidies what was sent: order, doubles, places off the court', () => {
  const sent = {
    ...emptyTracks,
    opponent1: [
      { time: 9, x: 3, y: 3 },
      { time: 1.04, x: 30, y: 3 },
      { time: 9.01, x: 4, y: 4 },
    ],
  };
  expect(tidyTracks(sent).opponent1).toEqual([
    { time: 1, x: 20, y: 3 },
    { time: 9, x: 4, y: 4 },
  ]);
});
