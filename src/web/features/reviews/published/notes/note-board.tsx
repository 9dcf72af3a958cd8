// The court board of a note, for the player.

import { t } from '@lingui/core/macro';
import { boardPlayerLabel, type CourtBoard } from '#domain/reviews/court/court-board.ts';
import { CourtBoardView } from '#web/ui/padel/court-board.tsx';
import { playerSign } from '#web/ui/padel/court-board-parts.tsx';

/** The drawing with its legend, and a description for people who cannot see it. */
export function NoteBoard({ board }: { board: CourtBoard }) {
  const arrows = new Set(board.arrows.map(({ kind }) => kind));
  return (
    <figure className="mt-1.5 grid max-w-md gap-2 print:max-w-xs print:break-inside-avoid">
      <CourtBoardView board={board} />
      <figcaption className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-muted">
        <Sign sign={playerSign('player')}>{boardPlayerLabel('player')}</Sign>
        <Sign sign={playerSign('partner')}>{boardPlayerLabel('partner')}</Sign>
        <Sign sign="1, 2">{t`Opponents`}</Sign>
        {arrows.has('run') && <Sign sign="╌">{t`Run`}</Sign>}
        {arrows.has('ball') && <Sign sign="—">{t`Ball`}</Sign>}
      </figcaption>
    </figure>
  );
}

function Sign({ sign, children }: { sign: string; children: string }) {
  return (
    <span className="whitespace-nowrap">
      <b aria-hidden className="font-semibold text-ink">
        {sign}
      </b>{' '}
      {children}
    </span>
  );
}
