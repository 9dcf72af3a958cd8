// A court board in the PDF: the same drawing as on the screen (`web/ui/padel/court-board.tsx`).

import { Circle, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { metresBetween } from '#domain/reviews/court/court.ts';
import { type BoardArrow, type BoardPlayer, boardPlayers, type CourtBoard } from '#domain/reviews/court/court-board.ts';
import { palette } from '#server/pictures/palette.ts';
import { courtShape } from '#server/pictures/shapes.ts';
import { styles } from './report-styles.ts';

/** Our pair is round, theirs square; each has a colour and a label. */
const looks: Record<BoardPlayer, { fill: string; ink: string; sign: string; isRound: boolean }> = {
  player: { fill: palette.accent, ink: palette.onAccent, sign: 'P', isRound: true },
  partner: { fill: palette.onCourt, ink: palette.court, sign: 'Pa', isRound: true },
  opponent1: { fill: palette.attention, ink: palette.white, sign: '1', isRound: false },
  opponent2: { fill: palette.attention, ink: palette.white, sign: '2', isRound: false },
};

/** Half the size of a player's mark, and an arrow's head, in metres. */
const mark = 0.72;
const head = { length: 0.8, width: 0.42 };

/** Four players and their arrows on the court. */
export function boardDrawing({ players, arrows }: CourtBoard) {
  return h(
    Svg,
    { viewBox: courtShape.viewBox, style: styles.boardDrawing },
    h(Rect, { x: 0, y: 0, width: 20, height: 10, fill: palette.court }),
    h(Path, { d: courtShape.walls + courtShape.lines, stroke: palette.onCourtMuted, strokeWidth: 0.09 }),
    h(Path, { d: courtShape.net, stroke: palette.onCourt, strokeWidth: 0.16 }),
    ...arrows.map(arrowDrawing),
    ...boardPlayers.map((player) => playerDrawing(player, players[player])),
  );
}

function playerDrawing(player: BoardPlayer, { x, y }: CourtBoard['players'][BoardPlayer]) {
  const { fill, ink, sign, isRound } = looks[player];
  return h(
    G,
    { key: player },
    isRound
      ? h(Circle, { cx: x, cy: y, r: mark, fill })
      : h(Rect, { x: x - mark, y: y - mark, width: mark * 2, height: mark * 2, fill }),
    h(Text, { x, y: y + 0.3, textAnchor: 'middle', fill: ink, style: { fontSize: 0.85, fontWeight: 700 } }, sign),
  );
}

function arrowDrawing({ kind, from, to }: BoardArrow, index: number) {
  const length = metresBetween(from, to);
  const [dx, dy] = length === 0 ? [0, 0] : [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - dx * head.length, y: to.y - dy * head.length };
  const corner = (side: 1 | -1) => `${neck.x - dy * head.width * side} ${neck.y + dx * head.width * side}`;
  const colour = kind === 'ball' ? palette.accent : palette.onCourt;
  return h(
    G,
    { key: index },
    h(Path, {
      d: `M${from.x} ${from.y}L${neck.x} ${neck.y}`,
      stroke: colour,
      strokeWidth: 0.2,
      ...(kind === 'run' && { strokeDasharray: '0.45 0.3' }),
    }),
    h(Path, { d: `M${to.x} ${to.y}L${corner(1)}L${corner(-1)}Z`, fill: colour }),
  );
}
