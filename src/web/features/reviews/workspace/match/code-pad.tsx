// The code pad: strokes, zones and outcomes, by key, mouse or finger.

import { plural, t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { zoneLabel } from '#domain/reviews/court/court.ts';
import { leadTime, type PadPart, padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { outcomeDefinition, outcomeLabel, strokeDefinition, strokeLabel } from '#domain/reviews/strokes/strokes.ts';
import { numberText } from '#domain/round-to.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { padLead, padShown } from '../state/pad-preference.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { pressPadPart, undoPadPress } from './pad-actions.ts';

/** Above the panel while the pad is on, so that the video keeps its size: a stroke, a zone if wanted, an outcome. Makes room for a note. */
export function CodePad() {
  const { store } = useOpenReview();
  const isOn = usePreference(padShown);
  const isWriting = useReviewState(({ edited, isNoteLeft }) => edited !== null && !isNoteLeft);
  if (!isOn || store.isReadOnly || isWriting) return null;
  return (
    <section
      aria-label={t`Code pad`}
      className="@container grid shrink-0 gap-1.5 rounded-xl border bg-surface-raised p-2"
    >
      <PadRow
        label={t`Stroke`}
        kind="stroke"
        className="grid-cols-2 @min-[17rem]:grid-cols-3 @min-[36rem]:grid-cols-5"
      />
      <div className="grid gap-1.5 @min-[36rem]:grid-cols-[3fr_4fr]">
        <PadRow label={t`Zone`} kind="zone" className="grid-cols-3" />
        <PadRow label={t`Outcome`} kind="outcome" className="grid-cols-2 @min-[36rem]:grid-cols-4" />
      </div>
      <PadFoot />
    </section>
  );
}

function PadRow({ label, kind, className }: { label: string; kind: PadPart['kind']; className: string }) {
  const open = useReviewState((state) => state.openCode);
  return (
    <div role="group" aria-label={label} className={cn('grid gap-1', className)}>
      {padParts
        .filter((part) => part.kind === kind)
        .map((part) => (
          <PadButton
            key={part.value}
            part={part}
            isChosen={open !== null && (part.value === open.stroke || part.value === open.zone)}
            // Zone and outcome need a stroke first.
            isWaiting={kind !== 'stroke' && open === null}
          />
        ))}
    </div>
  );
}

function PadButton({ part, isChosen, isWaiting }: { part: PadPart; isChosen: boolean; isWaiting: boolean }) {
  const review = useOpenReview();
  const keysOn = useKeysOn();
  const { label, definition } = wordsOf(part);
  return (
    <button
      type="button"
      title={definition}
      aria-pressed={part.kind === 'outcome' ? undefined : isChosen}
      aria-disabled={isWaiting || undefined}
      onClick={() => pressPadPart(review, part)}
      className={cn(
        'flex min-h-11 min-w-0 items-center justify-center gap-1 rounded-md border px-1 text-xs leading-tight font-medium hover:border-ink-muted pointer-fine:min-h-8',
        isChosen ? 'border-primary bg-primary-soft text-primary' : 'bg-surface',
        isWaiting && 'text-ink-muted',
      )}
    >
      {keysOn && <Key className="shrink-0 max-lg:hidden">{padKey(part).toUpperCase()}</Key>}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </button>
  );
}

function wordsOf(part: PadPart): { label: string; definition?: string } {
  switch (part.kind) {
    case 'stroke':
      return { label: strokeLabel(part.value), definition: strokeDefinition(part.value) };
    case 'zone':
      return { label: zoneLabel(part.value) };
    case 'outcome':
      return { label: outcomeLabel(part.value), definition: outcomeDefinition(part.value) };
  }
}

/** The current entry, the count, undo and the lead time. */
function PadFoot() {
  const review = useOpenReview();
  const open = useReviewState((state) => state.openCode);
  const count = useReviewState((state) => state.document.codes.length);
  const entered = open && [strokeLabel(open.stroke), open.zone && zoneLabel(open.zone)].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0">
        {entered ? (
          <strong className="font-semibold">{entered} · …</strong>
        ) : (
          <span className="text-ink-muted">{t`Press a stroke`}</span>
        )}
        <span className="text-ink-muted">{` · ${plural(count, { one: '# coded', other: '# coded' })}`}</span>
      </p>
      <div className="flex items-center gap-1">
        <LeadTime />
        <IconButton size="sm" label={t`Undo last stroke`} onClick={() => undoPadPress(review)}>
          <Undo2 aria-hidden className="size-4!" />
        </IconButton>
      </div>
    </div>
  );
}

const steps = Math.round((leadTime.max - leadTime.min) / leadTime.step);
const options = Array.from({ length: steps + 1 }, (_, step) => leadTime.min + step * leadTime.step).map((seconds) => ({
  value: String(seconds),
  get label() {
    return `${numberText(seconds)} s`;
  },
}));

/** In seconds; kept on this device. */
function LeadTime() {
  const seconds = usePreference(padLead);
  return (
    <FilterSelect
      label={t`Lead time`}
      className="min-h-9 pointer-fine:min-h-8"
      value={String(seconds)}
      options={options}
      onValueChange={(value) => padLead.set(Number(value))}
    />
  );
}
