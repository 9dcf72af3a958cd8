// Placing players and drawing arrows.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrowKinds,
  type BoardArrow,
  boardInWords,
  boardLimits,
  boardPlayerLabel,
  boardPlayers,
  boardSteps,
  type CourtBoard,
  movedByKey,
  placeInWords,
  rotated,
  startBoard,
  tidyBoard,
  withArrow,
  withoutArrow,
  withPlayerAt,
} from './court-board.ts';

const anyPoint = fc.record({ x: fc.double({ min: -50, max: 50 }), y: fc.double({ min: -50, max: 50 }) });
const anyArrow: fc.Arbitrary<BoardArrow> = fc.record({
  kind: fc.constantFrom(...arrowKinds),
  from: anyPoint,
  to: anyPoint,
});
const anyBoard: fc.Arbitrary<CourtBoard> = fc.record({
  players: fc.record({ player: anyPoint, partner: anyPoint, opponent1: anyPoint, opponent2: anyPoint }),
  arrows: fc.array(anyArrow, { maxLength: 20 }),
});
const arrow: BoardArrow = { kind: 'ball', from: { x: 7.5, y: 7.5 }, to: { x: 19, y: 1 } };

describe('the board', () => {
  it('places a player, and nobody outside of the court', () => {
    expect(withPlayerAt(startBoard, 'partner', { x: 3, y: 2 }).players.partner).toEqual({ x: 3, y: 2 });
    expect(withPlayerAt(startBoard, 'partner', { x: -3, y: 22 }).players.partner).toEqual({ x: 0, y: 10 });
    expect(withPlayerAt(startBoard, 'partner', { x: 3, y: 2 }).players.player).toBe(startBoard.players.player);
  });

  it('draws and removes arrows, but no slips and no more than can be read', () => {
    const board = withArrow(startBoard, arrow);
    expect(board.arrows).toEqual([arrow]);
    expect(withoutArrow(board, 0)).toEqual(startBoard);
    expect(withArrow(startBoard, { ...arrow, to: { x: 7.6, y: 7.5 } })).toBe(startBoard);
    const full = Array.from({ length: boardLimits.arrows }, () => arrow).reduce(withArrow, startBoard);
    expect(withArrow(full, arrow)).toBe(full);
  });

  it.each([
    ['ArrowLeft', { x: 7, y: 7.5 }],
    ['ArrowRight', { x: 8, y: 7.5 }],
    ['ArrowUp', { x: 7.5, y: 7 }],
    ['ArrowDown', { x: 7.5, y: 8 }],
    ['Enter', null],
  ])('moves by %s to %j', (key, place) => {
    expect(movedByKey({ x: 7.5, y: 7.5 }, key, boardSteps.usual)).toEqual(place);
  });

  it('is described in words, left and right from the player’s view', () => {
    expect(boardInWords(withArrow(startBoard, arrow))).toBe(
      'Player: Net, right. Partner: Net, left. Opponent 1: Back, right. Opponent 2: Back, left. ' +
        'Ball from net, right (left half) to back, right (right half).',
    );
    expect(boardInWords(startBoard, { player: 'Maja' })).toMatch(/^Maja: Net, right\. Partner: /);
    expect(placeInWords({ x: 12, y: 5.2 })).toBe('Net, centre');
    expect(boardPlayers.map(boardPlayerLabel)).toEqual(['Player', 'Partner', 'Opponent 1', 'Opponent 2']);
  });

  it('is tidied to what fits, once and for all, and survives being stored', () => {
    fc.assert(
      fc.property(anyBoard, (drawn) => {
        const board = tidyBoard(drawn);
        expect(board.arrows.length).toBeLessThanOrEqual(boardLimits.arrows);
        for (const { x, y } of [
          ...Object.values(board.players),
          ...board.arrows.flatMap(({ from, to }) => [from, to]),
        ]) {
          expect(x >= 0 && x <= 20 && y >= 0 && y <= 10).toBe(true);
        }
        expect(tidyBoard(board)).toEqual(board);
        expect(JSON.parse(JSON.stringify(board))).toEqual(board);
      }),
    );
  });

  it('turned twice is as it was, and everybody keeps their zone and side', () => {
    fc.assert(
      fc.property(anyBoard.map(tidyBoard), (board) => {
        expect(rotated(rotated(board))).toEqual(board);
        for (const one of boardPlayers) {
          if (board.players[one].x === 10) continue;
          expect(placeInWords(rotated(board).players[one])).toBe(placeInWords(board.players[one]));
        }
      }),
    );
  });
});
