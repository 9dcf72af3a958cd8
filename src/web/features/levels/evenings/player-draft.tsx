// A player's level, cited moments, and whether they played.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crosshair, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CitedMoment, EveningPlayer } from '#contract/levels/ranking-evenings.ts';
import { mayVerifyLevel, verifiedScale } from '#domain/levels/level-verification.ts';
import { citedMoments, eveningLimits } from '#domain/levels/ranking-evening.ts';
import { singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { call } from '#web/lib/http/api.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/fields/field.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';
import { WhySecondOpinion } from '../why-second-opinion.tsx';
import { levelWords } from '../words.ts';
import type { PlayerListProps } from './player-list.tsx';
import type { RankRow } from './ranking-store.ts';

const halfSteps = Array.from(
  { length: (verifiedScale.max - verifiedScale.min) / verifiedScale.step + 1 },
  (_, index) => verifiedScale.min + index * verifiedScale.step,
);

/** The chosen player's part of the list. */
export function PlayerDraft(props: PlayerListProps & { one: EveningPlayer; row: RankRow }) {
  const { evening, one, row, store, freshMoment, onCite, onDone, onShow } = props;
  const { player } = one;
  const { firstName } = player;
  const mappings = useScaleMappings();
  const change = (next: Parameters<typeof store.change>[1]) => store.change(player.id, next);
  const setMoment = (index: number, changes: Partial<CitedMoment>) =>
    change(({ moments }) => ({ moments: moments.map((old, at) => (at === index ? { ...old, ...changes } : old)) }));
  return (
    <div className="grid gap-3 px-3 pb-4">
      <SaveTrouble eveningId={evening.id} one={one} row={row} store={store} />
      {one.isWaiting && (
        <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm">
          <Trans>
            Another level of <span translate="no">{firstName}</span> waits for a second opinion. It has to be confirmed
            or declined first, or leave them out this time.
          </Trans>
        </p>
      )}
      <SelectField
        label={t`Level`}
        value={row.level === null ? '' : String(row.level)}
        placeholder={t`Choose a level`}
        options={halfSteps.map((value) => ({
          value: String(value),
          label: levelWords(value, player.country, mappings),
        }))}
        onChange={({ target }) =>
          change(() => ({ level: target.value === '' ? null : Number(target.value), isLeftOut: false }))
        }
      />
      <SecondOpinion one={one} level={row.level} />
      <ol aria-label={t`Cited moments`} className="grid gap-3">
        {row.moments.map((moment, index) => (
          <Moment
            // oxlint-disable-next-line react/no-array-index-key -- two moments may be of the same second
            key={index}
            moment={moment}
            court={evening.courts.find(({ id }) => id === moment.courtId)?.name ?? ''}
            draft={`evening-${evening.id}-${player.id}`}
            isFresh={moment === freshMoment}
            onChange={(changes) => setMoment(index, changes)}
            onRemove={() => change(({ moments }) => ({ moments: moments.toSpliced(index, 1) }))}
            onDone={onDone}
            onShow={() => onShow(moment)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          variant="secondary"
          icon={<Crosshair aria-hidden />}
          disabled={row.moments.length >= citedMoments.max}
          onClick={onCite}
        >
          {t`Cite this moment`}
        </Button>
        <CheckboxField
          label={t`Did not play`}
          checked={row.isLeftOut}
          onChange={({ target }) => change(() => ({ isLeftOut: target.checked }))}
        />
      </div>
    </div>
  );
}

/** What the existing rules will ask of this level, before it is finished (docs/product.md#verification). */
function SecondOpinion({ one: { player, lastVerified }, level }: { one: EveningPlayer; level: number | null }) {
  const verifier = useCurrentUser();
  const now = useNow();
  if (level === null || lastVerified === null) return null;
  const past = [lastVerified];
  const request = { verifier, playerId: player.id, level, note: '.', reviews: 0, cited: citedMoments.min, past };
  const answer = mayVerifyLevel(request, now);
  return answer.kind === 'needs-confirmation' ? (
    <WhySecondOpinion reasons={answer.reasons} firstName={player.firstName} />
  ) : null;
}

interface MomentProps {
  moment: CitedMoment;
  court: string;
  /** The draft that its sentence is kept as. */
  draft: string;
  isFresh: boolean;
  onChange: (changes: Partial<CitedMoment>) => void;
  onRemove: () => void;
  onDone: () => void;
  onShow: () => void;
}

const skillOptions = () => [
  { value: '' as const, label: t({ message: 'None', context: 'skill' }) },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
];

function Moment({ moment, court, draft, isFresh, onChange, onRemove, onDone, onShow }: MomentProps) {
  const field = useRef<HTMLInputElement>(null);
  const time = formatClockTime(moment.at);
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  return (
    <li className="grid gap-2 rounded-lg border bg-surface p-3">
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <Button size="sm" variant="ghost" className="-ml-2 px-2" icon={<Play aria-hidden />} onClick={onShow}>
          <span translate="no">{`${court}, ${time}`}</span>
        </Button>
        <FilterSelect
          label={t`Skill`}
          value={moment.skill ?? ''}
          options={skillOptions()}
          onValueChange={(skill) => onChange({ skill: skill === '' ? null : skill })}
          className="min-w-0 max-sm:order-last max-sm:w-full sm:ml-auto"
        />
        <IconButton label={t`Remove the moment at ${{ time }}`} size="sm" className="max-sm:ml-auto" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <TextField
        ref={field}
        label={t`What ${{ time }} shows`}
        maxLength={eveningLimits.momentText}
        value={moment.text}
        autoComplete="off"
        // oxlint-disable-next-line pala-texts/in-macros -- for a test, not shown
        data-draft={`kept as ${draft}`}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={(event) => {
          if (commandKey(event) !== 'Enter') return;
          event.preventDefault();
          onDone();
        }}
      />
    </li>
  );
}

interface SaveTroubleProps {
  eveningId: string;
  one: EveningPlayer;
  row: RankRow;
  store: PlayerListProps['store'];
}

/** Says what was not saved and why, and asks whose level to keep. */
function SaveTrouble({ eveningId, one, row, store }: SaveTroubleProps) {
  const [isAsking, setAsking] = useState(false);
  const settle = async (keepsMine: boolean) => {
    setAsking(true);
    try {
      const { players } = await call(endpoints.getRankingEvening, { params: { eveningId } });
      const theirs = players.find(({ player }) => player.id === one.player.id) ?? one;
      if (keepsMine) store.keepMine(one.player.id, theirs.draft?.version ?? 0);
      else store.takeTheirs(theirs);
    } catch (error) {
      failureToast(t`Not loaded`, error, t`Please try again.`);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div role="status" className="text-sm empty:hidden">
      {row.saving === 'failed' && (
        <p className="text-attention">{t`Not saved yet. It is kept on this device, and we’ll keep trying.`}</p>
      )}
      {row.saving === 'refused' && <p className="text-danger">{t`Not saved: ${{ problem: row.sentence }}`}</p>}
      {(row.saving === 'conflict' || row.saving === 'refused') && (
        <div className="mt-2 grid gap-2 rounded-lg bg-attention-soft px-4 py-3">
          {row.saving === 'conflict' && (
            <p>{t`This level was changed in another window. Which one do you want to keep?`}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {row.saving === 'conflict' && (
              <Button size="sm" variant="secondary" busy={isAsking} onClick={() => void settle(true)}>
                {t`Keep this one`}
              </Button>
            )}
            <Button size="sm" variant="secondary" busy={isAsking} onClick={() => void settle(false)}>
              {t`Load the saved one`}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
