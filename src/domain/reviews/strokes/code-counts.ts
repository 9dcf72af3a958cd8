// Counts of coded strokes, with shares only where there are enough.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type CourtZone, courtZones } from '#domain/reviews/court/court.ts';
import { roundTo } from '#domain/round-to.ts';
import type { StrokeCode } from './code-pad.ts';
import { countedOutcome, type Outcome, outcomes, type Stroke, strokeLabel, strokes } from './strokes.ts';

/** Fewest observations for a share. Ours: below it, one stroke moves the share by over five points. */
export const minForShare = 20;

/** The codes of one kind: how many, and how they ended. */
export interface OutcomeCounts {
  total: number;
  outcomes: Record<Outcome, number>;
}

/** All counts of a review. Strokes and zones without codes are left out. */
export interface CodeCounts extends OutcomeCounts {
  strokes: (OutcomeCounts & { stroke: Stroke })[];
  /** Codes with a zone, from the net to the back. */
  zones: (OutcomeCounts & { zone: CourtZone })[];
}

/** Counts a review's codes in all, by stroke (most frequent first) and by zone. */
export function codeCounts(codes: readonly StrokeCode[]): CodeCounts {
  return {
    ...counted(codes),
    strokes: strokes
      .map((stroke) => ({ stroke, ...counted(codes.filter((code) => code.stroke === stroke)) }))
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total),
    zones: courtZones
      .map((zone) => ({ zone, ...counted(codes.filter((code) => code.zone === zone)) }))
      .filter(({ total }) => total > 0),
  };
}

function counted(codes: readonly StrokeCode[]): OutcomeCounts {
  const ended = (outcome: Outcome) => codes.filter((code) => code.outcome === outcome).length;
  return {
    total: codes.length,
    outcomes: Object.fromEntries(outcomes.map((outcome) => [outcome, ended(outcome)])) as Record<Outcome, number>,
  };
}

/** A share in whole percent; null below the fewest observations. */
export function shareOf(count: number, total: number): number | null {
  return total < minForShare ? null : roundTo((count / total) * 100, 0);
}

/** A stroke's counts in one line: "Bandeja: 14 seen, 12 kept the rally going, 2 unforced errors". */
export function strokeSentence({ stroke, total, outcomes: ended }: CodeCounts['strokes'][number]): string {
  const parts = outcomes
    .filter((outcome) => ended[outcome] > 0)
    .map((outcome) => countedOutcome(outcome, ended[outcome]));
  return say(msg`${{ stroke: strokeLabel(stroke) }}: ${{ total }} seen, ${{ outcomes: parts.join(', ') }}`);
}
