// Rallies, strokes and court boards by demo coaches, deterministic per seed.

import { v5 as namedId } from 'uuid';
import type { CourtZone } from '#domain/reviews/court/court.ts';
import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import type { Outcome, Stroke } from '#domain/reviews/strokes/strokes.ts';
import { roundTo } from '#domain/round-to.ts';
import { idSpace } from './demo-ids.ts';

/** How often each stroke is played and from where, roughly as matches are counted. */
const played: readonly [share: number, stroke: Stroke, zone: CourtZone][] = [
  [0.24, 'ground', 'back'],
  [0.18, 'volley', 'net'],
  [0.08, 'volley', 'transition'],
  [0.14, 'back-wall', 'back'],
  [0.06, 'side-wall', 'back'],
  [0.13, 'lob', 'back'],
  [0.09, 'bandeja', 'transition'],
  [0.04, 'vibora', 'net'],
  [0.04, 'smash', 'net'],
];

const ended: readonly [share: number, outcome: Outcome][] = [
  [0.8, 'continues'],
  [0.07, 'winner'],
  [0.05, 'forced-error'],
  [0.08, 'unforced-error'],
];

function pick<T extends readonly [share: number, ...unknown[]]>(list: readonly T[], random: () => number): T {
  let left = random();
  return list.find(([share]) => (left -= share) < 0) ?? (list[0] as T);
}

/** The first fifteen to twenty rallies of a match: some ten seconds each, with twice as long between them. */
export function demoRallies(random: () => number): Rally[] {
  let time = 18 + random() * 20;
  return Array.from({ length: 15 + Math.floor(random() * 6) }, () => {
    const start = roundTo(time, 1);
    const end = roundTo(start + 4 + random() * 12, 1);
    time = end + 14 + random() * 14;
    return { start, end };
  });
}

/** The player's strokes in these rallies: two to four in each. */
export function demoCodes(seed: number, rallies: readonly Rally[], random: () => number): StrokeCode[] {
  return rallies.flatMap(({ start, end }, rally) => {
    const count = 2 + Math.floor(random() * 3);
    return Array.from({ length: count }, (_, index): StrokeCode => {
      const [, stroke, zone] = pick(played, random);
      // Only the last stroke of a rally can end it.
      const [, outcome] = index === count - 1 ? pick(ended, random) : ([1, 'continues'] as const);
      const timestamp = roundTo(start + ((end - start) * (index + 1)) / (count + 1), 1);
      return { id: namedId(`code-${seed}-${rally}-${index}`, idSpace), timestamp, stroke, zone, outcome };
    });
  });
}

/** Boards for notes about where people stand. */
export const demoBoards: readonly CourtBoard[] = [
  {
    // One up, one back: the ball goes between them.
    players: {
      player: { x: 2.5, y: 7.5 },
      partner: { x: 7.2, y: 2.5 },
      opponent1: { x: 12.5, y: 2.8 },
      opponent2: { x: 12.8, y: 7.2 },
    },
    arrows: [
      { kind: 'ball', from: { x: 12.5, y: 2.8 }, to: { x: 4.5, y: 5 } },
      { kind: 'run', from: { x: 2.5, y: 7.5 }, to: { x: 6.8, y: 6.8 } },
    ],
  },
  {
    // The lob over the net pair, and both of ours behind it.
    players: {
      player: { x: 2, y: 7.8 },
      partner: { x: 2.2, y: 2.4 },
      opponent1: { x: 12.2, y: 2.6 },
      opponent2: { x: 12.4, y: 7.6 },
    },
    arrows: [
      { kind: 'ball', from: { x: 2, y: 7.8 }, to: { x: 18.8, y: 2 } },
      { kind: 'run', from: { x: 2, y: 7.8 }, to: { x: 7, y: 7.4 } },
      { kind: 'run', from: { x: 2.2, y: 2.4 }, to: { x: 7, y: 2.6 } },
    ],
  },
];
