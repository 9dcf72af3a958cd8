// The chart of a pair: its notes by subject and by match (docs/product.md#pair).

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { findingOf, type NoteFinding } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { type PairSubject, pairSubjects } from './pair-subjects.ts';

/** The part of a note on the pair that the chart needs. */
export interface CountedPairNote {
  pair: PairSubject;
  type: NoteType;
}

/** Number of notes per finding. */
export type FindingCounts = Record<NoteFinding, number>;

/** The counts of each subject with notes, in order. */
export function pairCounts(notes: readonly CountedPairNote[]): { subject: PairSubject; counts: FindingCounts }[] {
  return pairSubjects
    .map((subject) => ({ subject, counts: findingCounts(notes.filter(({ pair }) => pair === subject)) }))
    .filter(({ counts }) => total(counts) > 0);
}

/** How many notes are strengths, to improve, and neither. */
export function findingCounts(notes: readonly Pick<CountedPairNote, 'type'>[]): FindingCounts {
  const count = (finding: NoteFinding) => notes.filter(({ type }) => findingOf(type) === finding).length;
  return { strength: count('strength'), improvement: count('improvement'), observation: count('observation') };
}

/** All of them together. */
export function total({ strength, improvement, observation }: FindingCounts): number {
  return strength + improvement + observation;
}

/** "2 strengths, 1 to improve, 1 other note", without zero counts. */
export function findingWords({ strength, improvement, observation }: FindingCounts): string {
  const parts = [
    strength > 0 && say(msg`${plural({ count: strength }, { one: '# strength', other: '# strengths' })}`),
    improvement > 0 && say(msg`${plural({ count: improvement }, { one: '# to improve', other: '# to improve' })}`),
    observation > 0 && say(msg`${plural({ count: observation }, { one: '# other note', other: '# other notes' })}`),
  ].filter(Boolean);
  return parts.join(', ') || say(msg`No notes on the pair`);
}
