// Players and arrows of a court board, in metres.

import { t } from '@lingui/core/macro';
import { isBlank } from '#domain/plain-text.ts';
import { type CourtPoint, metresBetween } from '#domain/reviews/court/court.ts';
import {
  type ArrowKind,
  type BoardNames,
  type BoardPlayer,
  boardPlayerLabel,
} from '#domain/reviews/court/court-board.ts';

/** Half the size of a player's mark, in metres. */
export const markRadius = 0.68;

/** One look per player: colour and shape (our pair is round, theirs square). */
const looks: Record<BoardPlayer, { className: string; isRound: boolean }> = {
  player: { className: 'fill-accent text-on-accent', isRound: true },
  partner: { className: 'fill-on-court text-court', isRound: true },
  opponent1: { className: 'fill-attention text-surface-raised', isRound: false },
  opponent2: { className: 'fill-attention text-surface-raised', isRound: false },
};

/** What stands on the mark of a player without a name: one or two letters, or a number. */
export function playerSign(player: BoardPlayer): string {
  switch (player) {
    case 'player':
      return t({ message: 'P', context: 'mark of the player on a court' });
    case 'partner':
      return t({ message: 'Pa', context: 'mark of the partner on a court' });
    case 'opponent1':
      return '1';
    case 'opponent2':
      return '2';
  }
}

interface PlayerMarkProps {
  player: BoardPlayer;
  at: CourtPoint;
  names?: BoardNames | undefined;
}

/** A player: the initial of the name, or the role's label. */
export function PlayerMark({ player, at, names = {} }: PlayerMarkProps) {
  const { className, isRound } = looks[player];
  const name = names[player];
  return (
    <g className={className}>
      <title>{name ?? boardPlayerLabel(player)}</title>
      <rect
        x={at.x - markRadius}
        y={at.y - markRadius}
        width={markRadius * 2}
        height={markRadius * 2}
        rx={isRound ? markRadius : 0.15}
        className="stroke-on-court"
        strokeWidth="0.1"
      />
      <text
        x={at.x}
        y={at.y}
        dy="0.26"
        textAnchor="middle"
        fontSize="0.74"
        fontWeight="700"
        fill="currentColor"
        className="select-none"
      >
        {isBlank(name ?? '') ? playerSign(player) : [...(name ?? '').trim()][0]?.toLocaleUpperCase()}
      </text>
    </g>
  );
}

/** Length and half width of an arrowhead, in metres. */
const head = { length: 0.75, width: 0.38 } as const;

interface ArrowLineProps {
  kind: ArrowKind;
  from: CourtPoint;
  to: CourtPoint;
}

/** An arrow: a run is dashed and white, a ball's path solid and in the colour of the ball. */
export function ArrowLine({ kind, from, to }: ArrowLineProps) {
  const length = metresBetween(from, to);
  if (length === 0) return null;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - dx * head.length, y: to.y - dy * head.length };
  const corner = (side: 1 | -1) => `${neck.x - dy * head.width * side},${neck.y + dx * head.width * side}`;
  return (
    <g className={kind === 'ball' ? 'fill-accent stroke-accent' : 'fill-on-court stroke-on-court'}>
      <path
        d={`M${from.x} ${from.y}L${neck.x} ${neck.y}`}
        strokeWidth="0.2"
        strokeLinecap={kind === 'ball' ? 'round' : 'butt'}
        strokeDasharray={kind === 'ball' ? undefined : '0.45 0.3'}
      />
      <polygon points={`${to.x},${to.y} ${corner(1)} ${corner(-1)}`} strokeWidth="0.05" strokeLinejoin="round" />
    </g>
  );
}
