// The court board of a note, read-only.

import { t } from '@lingui/core/macro';
import { type BoardNames, boardInWords, boardPlayers, type CourtBoard } from '#domain/reviews/court/court-board.ts';
import { cn } from '#web/ui/class-names.ts';
import { CourtLines, courtViewBox } from './court.tsx';
import { ArrowLine, PlayerMark } from './court-board-parts.tsx';

interface CourtBoardViewProps {
  board: CourtBoard;
  /** Players' names; others are named by role. */
  names?: BoardNames;
  className?: string;
}

/** Four players and their arrows, with a description for screen readers. As wide as its container. */
export function CourtBoardView({ board, names, className }: CourtBoardViewProps) {
  return (
    <svg
      viewBox={courtViewBox}
      role="img"
      aria-label={t`Court board. ${{ places: boardInWords(board, names) }}`}
      className={cn('block w-full', className)}
    >
      <CourtLines />
      {board.arrows.map(({ kind, from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows are nothing but their places, and two may be alike
        <ArrowLine key={index} kind={kind} from={from} to={to} />
      ))}
      {boardPlayers.map((player) => (
        <PlayerMark key={player} player={player} at={board.players[player]} names={names} />
      ))}
    </svg>
  );
}
