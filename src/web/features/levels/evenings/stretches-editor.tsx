// Who stands where on a court: its stretches, each with two times and four places.

import { t } from '@lingui/core/macro';
import { ArrowUpDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CourtStretch, EveningCourt, EveningPlayer } from '#contract/levels/ranking-evenings.ts';
import { byTime, changeEnds, type Seat, seatLabel, stretchProblem } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';

/** The places as the picture shows them, the far side above. */
export const fromAbove: readonly Seat[] = ['farLeft', 'farRight', 'nearLeft', 'nearRight'];

/** Length of a new stretch in seconds: a short set. */
const newLength = 900;

/** A court's stretches as shown, and how to change them; a change that the rules refuse waits to be corrected. */
export function useStretches(eveningId: string, court: EveningCourt, players: readonly EveningPlayer[]) {
  const [edited, setEdited] = useState<{ stretches: CourtStretch[]; version: number } | null>(null);
  const saving = useCall(endpoints.saveCourtStretches, {
    refreshOnFailure: true,
    onError: (error) => {
      setEdited(null);
      failureToast(t`Not saved`, error, t`Please try again.`);
    },
  });
  // What was just saved is shown until the evening has been read again.
  const isShown = edited !== null && edited.version >= court.version;
  const stretches = isShown ? edited.stretches : court.stretches;
  const problem = stretchProblem(stretches, new Set(players.map(({ player }) => player.id)));
  const change = (next: CourtStretch[]) => {
    const version = isShown ? edited.version : court.version;
    setEdited({ stretches: next, version });
    if (stretchProblem(next, new Set(players.map(({ player }) => player.id))) !== null) return;
    saving.mutate(
      { params: { eveningId, courtId: court.id }, body: { version, stretches: next } },
      { onSuccess: (saved) => setEdited({ stretches: byTime(next), version: saved.version }) },
    );
  };
  return { stretches, problem, change, isSaving: saving.isPending };
}

interface StretchesEditorProps {
  state: ReturnType<typeof useStretches>;
  players: readonly EveningPlayer[];
  /** The position of the video, where there is one. */
  now?: () => number;
}

/** One line a stretch; left and right as the picture shows them. */
export function StretchesEditor({ state, players, now }: StretchesEditorProps) {
  const { stretches, problem, change, isSaving } = state;
  const end = stretches.at(-1)?.to ?? 0;
  const at = () => Math.floor(now?.() ?? end);
  const add = () => {
    const from = stretches.some((one) => one.from <= at() && at() < one.to) ? end : at();
    const next = stretches.find((one) => one.from > from)?.from ?? Number.POSITIVE_INFINITY;
    const nobody = { nearLeft: null, nearRight: null, farLeft: null, farRight: null };
    change(byTime([...stretches, { from, to: Math.min(from + newLength, next), seats: nobody }]));
  };
  return (
    <div className="grid gap-3">
      {stretches.length === 0 && (
        <p className="text-sm text-ink-muted">
          {t`Name the players at each end, and their names show below the video. Left and right are as you see them.`}
        </p>
      )}
      <ol className="grid gap-3">
        {stretches.map((stretch, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order is by time, and two are never equal
          <li key={index} className="grid gap-2 rounded-lg border p-3">
            <StretchLine
              stretch={stretch}
              players={players}
              number={index + 1}
              onChange={(next) => change(stretches.with(index, next))}
              onRemove={() => change(stretches.toSpliced(index, 1))}
            />
            {problem?.index === index && (
              <p role="alert" className="text-sm text-danger">
                {problem.sentence}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} disabled={isSaving} onClick={add}>
          {t`Add stretch`}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<ArrowUpDown aria-hidden />}
          disabled={isSaving || stretches.length === 0}
          onClick={() => change(changeEnds(stretches, at()))}
        >
          {t`Teams change ends`}
        </Button>
      </div>
    </div>
  );
}

interface StretchLineProps {
  stretch: CourtStretch;
  players: readonly EveningPlayer[];
  number: number;
  onChange: (stretch: CourtStretch) => void;
  onRemove: () => void;
}

function StretchLine({ stretch, players, number, onChange, onRemove }: StretchLineProps) {
  const options = players.map(({ player }) => ({ value: player.id, label: personName(player) }));
  const time = (key: 'from' | 'to', label: string) => (
    <StretchTime label={label} seconds={stretch[key]} onSet={(second) => onChange({ ...stretch, [key]: second })} />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {time('from', t`Stretch ${{ number }} from, m:ss`)}
        <span aria-hidden>–</span>
        {time('to', t`Stretch ${{ number }} to, m:ss`)}
        <IconButton label={t`Remove stretch ${{ number }}`} size="sm" className="ml-auto" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {fromAbove.map((seat) => (
          <FilterSelect
            key={seat}
            label={seatLabel(seat)}
            value={stretch.seats[seat] ?? ''}
            options={[{ value: '', label: t`No one` }, ...options]}
            onValueChange={(id) => onChange({ ...stretch, seats: { ...stretch.seats, [seat]: id || null } })}
          />
        ))}
      </div>
    </>
  );
}

function StretchTime({ label, seconds, onSet }: { label: string; seconds: number; onSet: (second: number) => void }) {
  const { field, sentence } = useTimeProblem();
  return (
    <>
      <TimeField
        {...field}
        label={label}
        seconds={seconds}
        isWhole
        onSet={(typed) => {
          onSet(Math.floor(typed));
          return null;
        }}
      />
      {sentence}
    </>
  );
}
