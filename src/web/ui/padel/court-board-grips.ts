// The draggable parts of a court board: four players, and both ends of every arrow.

import { t } from '@lingui/core/macro';
import { type CourtPoint, courtSize, metresBetween, onCourt } from '#domain/reviews/court/court.ts';
import {
  type ArrowKind,
  type BoardNames,
  type BoardPlayer,
  boardLimits,
  boardPlayerLabel,
  boardPlayers,
  type CourtBoard,
  placeInWords,
  withArrow,
  withPlayerAt,
} from '#domain/reviews/court/court-board.ts';
import { playerSign } from './court-board-parts.tsx';

/** A player, or an end of an arrow by index. */
export type Grip = { player: BoardPlayer } | { arrow: number; end: 'from' | 'to' };

/** Grab distance in metres: about a finger on a phone. */
const reach = 1.1;

/** Length of an arrow drawn by key, in metres. */
const arrowLength = 4;

/** All grips, arrows last, since they are on top. */
export function gripsOf({ arrows }: CourtBoard): Grip[] {
  return [
    ...boardPlayers.map((player) => ({ player })),
    ...arrows.flatMap((_, arrow) => [{ arrow, end: 'from' } as const, { arrow, end: 'to' } as const]),
  ];
}

/** A stable name of the grip. */
export function gripId(grip: Grip): string {
  return 'player' in grip ? grip.player : `${grip.arrow}-${grip.end}`;
}

/** Where the grip is. */
export function gripPoint({ players, arrows }: CourtBoard, grip: Grip): CourtPoint {
  if ('player' in grip) return players[grip.player];
  return arrows[grip.arrow]?.[grip.end] ?? players.player;
}

/** The board with the grip moved; unchanged if an arrow would become too short. */
export function withGripAt(board: CourtBoard, grip: Grip, point: CourtPoint): CourtBoard {
  if ('player' in grip) return withPlayerAt(board, grip.player, point);
  const arrow = board.arrows[grip.arrow];
  if (!arrow) return board;
  const moved = { ...arrow, [grip.end]: onCourt(point) };
  const isTooShort = metresBetween(moved.from, moved.to) < boardLimits.shortestArrow;
  return isTooShort ? board : { ...board, arrows: board.arrows.with(grip.arrow, moved) };
}

/** The nearest grip to a press, or null. A player wins over an arrow's end. */
export function gripAt(board: CourtBoard, point: CourtPoint): Grip | null {
  const near = gripsOf(board)
    .map((grip) => ({ grip, distance: metresBetween(gripPoint(board, grip), point) }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.grip ?? null;
}

/** The board with an arrow added from a player towards the net; unchanged if full. */
export function withArrowFrom(board: CourtBoard, player: BoardPlayer, kind: ArrowKind): CourtBoard {
  const from = board.players[player];
  const forward = from.x < courtSize.net ? arrowLength : -arrowLength;
  return withArrow(board, { kind, from, to: onCourt({ x: from.x + forward, y: from.y }) });
}

/** The role with the label on its mark, to say to a voice control (WCAG 2.5.3). */
function signedLabel(player: BoardPlayer): string {
  return player === 'partner' ? `${boardPlayerLabel(player)}, ${playerSign(player)}` : boardPlayerLabel(player);
}

/** The grip in words: "Maja: Net, left", "Ball 2, end: Back, right". */
export function gripLabel(board: CourtBoard, grip: Grip, names: BoardNames = {}): string {
  const place = placeInWords(gripPoint(board, grip));
  if ('player' in grip) return `${names[grip.player] ?? signedLabel(grip.player)}: ${place}`;
  const number = grip.arrow + 1;
  if (board.arrows[grip.arrow]?.kind === 'ball')
    return grip.end === 'from' ? t`Ball ${{ number }}, start: ${{ place }}` : t`Ball ${{ number }}, end: ${{ place }}`;
  return grip.end === 'from' ? t`Run ${{ number }}, start: ${{ place }}` : t`Run ${{ number }}, end: ${{ place }}`;
}
