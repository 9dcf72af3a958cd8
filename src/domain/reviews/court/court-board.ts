// The court board: four players and arrows on a drawing of the court, saved with a note.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { type CourtPoint, courtSize, metresBetween, onCourt, zoneLabel, zoneOf } from './court.ts';

/** The players on the board. The reviewed player is `player`. */
export const boardPlayers = ['player', 'partner', 'opponent1', 'opponent2'] as const;
export type BoardPlayer = (typeof boardPlayers)[number];

/** A run, or the path of the ball. */
export const arrowKinds = ['run', 'ball'] as const;
export type ArrowKind = (typeof arrowKinds)[number];

export interface BoardArrow {
  kind: ArrowKind;
  from: CourtPoint;
  to: CourtPoint;
}

/** A stored board: metres, to a tenth, in the coordinates of `courtSize`. */
export interface CourtBoard {
  players: Record<BoardPlayer, CourtPoint>;
  arrows: readonly BoardArrow[];
}

/** Most arrows, and the shortest in metres: more are unreadable, and a shorter one is a slip. */
export const boardLimits = { arrows: 12, shortestArrow: 0.5 } as const;

/** How far an arrow key moves something, in metres, without and with Shift. */
export const boardSteps = { usual: 0.5, fine: 0.1 } as const;

/** A new board: our pair at the net on the left, theirs behind the service line on the right. */
export const startBoard: CourtBoard = {
  players: {
    player: { x: 7.5, y: 7.5 },
    partner: { x: 7.5, y: 2.5 },
    opponent1: { x: 17.5, y: 2.5 },
    opponent2: { x: 17.5, y: 7.5 },
  },
  arrows: [],
};

const playerLabels: Record<BoardPlayer, string> = said({
  player: msg`Player`,
  partner: msg`Partner`,
  opponent1: msg`Opponent 1`,
  opponent2: msg`Opponent 2`,
});

/** The name of who stands there. */
export function boardPlayerLabel(player: BoardPlayer): string {
  return playerLabels[player];
}

/** The board with a player moved, kept on the court. */
export function withPlayerAt(board: CourtBoard, player: BoardPlayer, point: CourtPoint): CourtBoard {
  return { ...board, players: { ...board.players, [player]: onCourt(point) } };
}

/** The board with an arrow added, unless it is too short or the board is full. */
export function withArrow(board: CourtBoard, arrow: BoardArrow): CourtBoard {
  const drawn = { ...arrow, from: onCourt(arrow.from), to: onCourt(arrow.to) };
  const isDrawn = board.arrows.length < boardLimits.arrows && isLongEnough(drawn);
  return isDrawn ? { ...board, arrows: [...board.arrows, drawn] } : board;
}

/** The board without an arrow. */
export function withoutArrow(board: CourtBoard, index: number): CourtBoard {
  return { ...board, arrows: board.arrows.filter((_, at) => at !== index) };
}

/** Where an arrow key moves a place; null for other keys. The court's length runs left to right. */
export function movedByKey({ x, y }: CourtPoint, key: string, metres: number): CourtPoint | null {
  if (key === 'ArrowLeft') return onCourt({ x: x - metres, y });
  if (key === 'ArrowRight') return onCourt({ x: x + metres, y });
  if (key === 'ArrowUp') return onCourt({ x, y: y - metres });
  return key === 'ArrowDown' ? onCourt({ x, y: y + metres }) : null;
}

/** The board seen from the other end, for when the pairs have changed sides. */
export function rotated({ players, arrows }: CourtBoard): CourtBoard {
  const half = ({ x, y }: CourtPoint) => onCourt({ x: courtSize.length - x, y: courtSize.width - y });
  const [player, partner, opponent1, opponent2] = boardPlayers.map((one) => half(players[one])) as [
    CourtPoint,
    CourtPoint,
    CourtPoint,
    CourtPoint,
  ];
  return {
    players: { player, partner, opponent1, opponent2 },
    arrows: arrows.map(({ kind, from, to }) => ({ kind, from: half(from), to: half(to) })),
  };
}

/** A valid stored board: everything on the court, without slips or too many arrows. */
export function tidyBoard({ players, arrows }: CourtBoard): CourtBoard {
  const empty: CourtBoard = { players: { ...players }, arrows: [] };
  const playersOnly = boardPlayers.reduce((board, player) => withPlayerAt(board, player, players[player]), empty);
  return arrows.reduce(withArrow, playersOnly);
}

function isLongEnough({ from, to }: BoardArrow): boolean {
  return metresBetween(from, to) >= boardLimits.shortestArrow - 1e-6;
}

/** A position in words: "Net, left". Left and right are the player's, facing the net. */
export function placeInWords(point: CourtPoint): string {
  const fromCentre = point.y - courtSize.width / 2;
  if (Math.abs(fromCentre) < 0.5) return say(msg`${{ zone: zoneLabel(zoneOf(point)) }}, centre`);
  // Players on the left half of the drawing face right, so their left is up.
  const isLeft = point.x < courtSize.net ? fromCentre < 0 : fromCentre > 0;
  const zone = zoneLabel(zoneOf(point));
  return isLeft ? say(msg`${{ zone }}, left`) : say(msg`${{ zone }}, right`);
}

/** Names of the players on the board, if known. */
export type BoardNames = Partial<Record<BoardPlayer, string>>;

/** The board in words, for people who cannot see it: the four positions and the arrows. */
export function boardInWords({ players, arrows }: CourtBoard, names: BoardNames = {}): string {
  const placedPlayers = boardPlayers.map(
    (player) => `${names[player] ?? playerLabels[player]}: ${placeInWords(players[player])}.`,
  );
  const drawn = arrows.map(({ kind, ...ends }) => {
    const [from, to] = [arrowEnd(ends.from), arrowEnd(ends.to)];
    return kind === 'ball'
      ? say(msg`Ball from ${{ from }} to ${{ to }}.`)
      : say(msg`Run from ${{ from }} to ${{ to }}.`);
  });
  return [...placedPlayers, ...drawn].join(' ');
}

/** An arrow may cross the net, so its ends name the half of the drawing too. */
function arrowEnd(point: CourtPoint): string {
  const place = placeInWords(point).toLowerCase();
  return point.x < courtSize.net ? say(msg`${{ place }} (left half)`) : say(msg`${{ place }} (right half)`);
}
