// A clip's start or end, moved by buttons and arrow keys.

import { t } from '@lingui/core/macro';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { clipLength, edgeSteps } from '#domain/publicity/clips.ts';
import { formatPreciseTime, spokenTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { IconButton } from '#web/ui/button.tsx';
import { canNudge, type DraftClip, type ReelDraft } from './use-reel-draft.ts';

interface EdgeFieldProps {
  clip: DraftClip;
  edge: 'start' | 'end';
  /** The clip's number, from 1. */
  number: number;
  draft: ReelDraft;
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** The position as m:ss.t; half a second per press, two with Shift. */
export function EdgeField({ clip, edge, number, draft }: EdgeFieldProps) {
  const labels = edge === 'start' ? startLabels(number) : endLabels(number);
  const nudge = (direction: number, isCoarse = false) =>
    draft.nudge(clip.key, edge, direction * (isCoarse ? edgeSteps.coarse : edgeSteps.fine));
  const actOnKey = (event: KeyboardEvent) => {
    const direction = keySteps[commandKey(event)];
    if (!direction) return;
    event.preventDefault();
    nudge(direction, event.shiftKey);
  };
  const range =
    edge === 'start'
      ? { min: Math.max(0, clip.end - clipLength.max), max: clip.end - clipLength.min }
      : { min: clip.start + clipLength.min, max: clip.start + clipLength.max };
  return (
    <span className="inline-flex items-center sm:gap-0.5">
      <IconButton label={labels.earlier} disabled={!canNudge(clip, edge, -edgeSteps.fine)} onClick={() => nudge(-1)}>
        <Minus aria-hidden />
      </IconButton>
      <span
        translate="no"
        role="spinbutton"
        tabIndex={0}
        aria-label={labels.edge}
        aria-valuenow={clip[edge]}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuetext={spokenTime(clip[edge], 1)}
        onKeyDown={actOnKey}
        className="min-w-14 rounded-md py-1 sm:px-1.5 text-center font-medium tabular-nums"
      >
        {formatPreciseTime(clip[edge])}
      </span>
      <IconButton label={labels.later} disabled={!canNudge(clip, edge, edgeSteps.fine)} onClick={() => nudge(1)}>
        <Plus aria-hidden />
      </IconButton>
    </span>
  );
}

function startLabels(number: number) {
  return {
    edge: t`Start of clip ${{ number }}`,
    earlier: t`Start of clip ${{ number }} earlier`,
    later: t`Start of clip ${{ number }} later`,
  };
}

function endLabels(number: number) {
  return {
    edge: t`End of clip ${{ number }}`,
    earlier: t`End of clip ${{ number }} earlier`,
    later: t`End of clip ${{ number }} later`,
  };
}
