// The court with the choice of player, undo and the list of marks.

import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type BoardPlayer, boardPlayers } from '#domain/reviews/court/court-board.ts';
import { markedName } from '#domain/reviews/movement/movement-words.ts';
import { numberText } from '#domain/round-to.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { CourtMarker } from './court-marker.tsx';
import { MarkList } from './mark-list.tsx';
import { useMarking, useMarkState } from './marking.ts';

const steps = ['0', '0.5', '1', '2'] as const;
type Step = (typeof steps)[number];

/** Everything beside the video. */
export function MarkPanel() {
  const { store, names } = useMarking();
  const { document, canUndo } = useMarkState();
  const [player, setPlayer] = useState<BoardPlayer>('player');
  const [step, setStep] = useState<Step>('1');
  return (
    <section aria-label={t`Marks`} className="grid content-start gap-3">
      <div role="group" aria-label={t`Player to mark`} className="flex flex-wrap gap-1 rounded-lg border p-0.5">
        {boardPlayers.map((one, index) => (
          <Button
            key={one}
            size="sm"
            variant="ghost"
            aria-pressed={one === player}
            className={cn('grow px-2', one === player && 'bg-primary-soft text-primary')}
            onClick={() => setPlayer(one)}
          >
            <span aria-hidden className="text-ink-muted">
              {index + 1}
            </span>
            {markedName(one, names)} ({document.tracks[one].length})
          </Button>
        ))}
      </div>
      <CourtMarker player={player} onPlayerChange={setPlayer} stepAfter={Number(step)} />
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t`After a mark, while paused`}
          value={step}
          onValueChange={setStep}
          options={steps.map((value) => ({
            value,
            label: value === '0' ? t`stay` : t`skip ${{ seconds: numberText(value) }} s`,
          }))}
        />
        <IconButton label={t`Undo last step`} aria-disabled={!canUndo || undefined} onClick={store.undo}>
          <Undo2 aria-hidden />
        </IconButton>
      </div>
      <MarkList player={player} />
    </section>
  );
}
