// The players of an evening with level and moments; the chosen one can be changed.

import { plural, t } from '@lingui/core/macro';
import { Check, CircleSlash, TriangleAlert } from 'lucide-react';
import type { CitedMoment, EveningPlayer, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { citedMoments, missingOf } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { cn } from '#web/ui/class-names.ts';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { PlayerDraft } from './player-draft.tsx';
import { completeOf, type RankingStore, type RankRow } from './ranking-store.ts';

export interface PlayerListProps {
  evening: RankingEvening;
  rows: ReadonlyMap<string, RankRow>;
  store: RankingStore;
  chosenId: string;
  /** Cited just now: its field takes the focus. */
  freshMoment: CitedMoment | null;
  onChoose: (playerId: string) => void;
  onCite: () => void;
  /** A field is done, and single keys are heard again. */
  onDone: () => void;
  /** Shows a moment in the video. */
  onShow: (moment: CitedMoment) => void;
}

/** In the order of names, each with the number that chooses them. */
export function PlayerList(props: PlayerListProps) {
  const { evening, rows, chosenId, onChoose } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {evening.gone > 0 && (
        <p className="text-sm text-ink-muted">
          {plural(
            { count: evening.gone },
            {
              one: '# player is no longer an active member and gets no level.',
              other: '# players are no longer active members and gets no level.',
            },
          )}
        </p>
      )}
      <ol aria-label={t`Players`} className="divide-y rounded-xl border bg-surface-raised shadow-raised">
        {evening.players.map((one, index) => {
          const row = rows.get(one.player.id);
          if (!row) return null;
          const isChosen = one.player.id === chosenId;
          return (
            <li key={one.player.id} className={cn(isChosen && 'bg-primary-soft/30')}>
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => onChoose(one.player.id)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left"
              >
                <span className="w-5 shrink-0 text-right text-sm text-ink-muted tabular-nums">{index + 1}</span>
                <span translate="no" className="min-w-0 grow truncate font-medium">
                  {personName(one.player)}
                </span>
                <RowState one={one} row={row} />
              </button>
              {isChosen && <PlayerDraft {...props} one={one} row={row} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function RowState({ one: { player }, row }: { one: EveningPlayer; row: RankRow }) {
  const mappings = useScaleMappings();
  const complete = completeOf(row);
  const isTrouble = row.saving === 'conflict' || row.saving === 'refused' || row.saving === 'failed';
  return (
    <span className="flex shrink-0 items-center gap-3 text-sm tabular-nums">
      {row.isLeftOut ? (
        <span className="text-ink-muted">{t`Did not play`}</span>
      ) : (
        <>
          <span className={cn(row.level === null && 'text-ink-muted')}>
            {row.level === null ? t`No level` : shortLevel(row.level, player.country, mappings)}
          </span>
          <span className="text-ink-muted">
            {complete.moments.length}/{citedMoments.min}
            <span className="sr-only">{` ${t`moments`}`}</span>
          </span>
        </>
      )}
      {isTrouble ? (
        <TriangleAlert aria-label={t`Not saved`} className="size-4 text-attention" />
      ) : row.isLeftOut ? (
        <CircleSlash aria-hidden className="size-4 text-ink-muted" />
      ) : (
        <Check
          aria-label={missingOf(complete).length === 0 ? t`Ready` : t`Not ready`}
          className={cn('size-4', missingOf(complete).length === 0 ? 'text-success' : 'opacity-0')}
        />
      )}
    </span>
  );
}
