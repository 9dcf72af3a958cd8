// What a note on the pair is about (docs/product.md#pair).

import type { NoteType } from '#domain/videos/videos.ts';

/** The subjects, in the order in which they are shown; the first is everything that has no subject of its own. */
export const pairSubjects = ['together', 'positioning', 'communication', 'centre'] as const;
export type PairSubject = (typeof pairSubjects)[number];

const labels: Record<PairSubject, string> = {
  together: 'Playing together',
  positioning: 'Positioning',
  communication: 'Communication',
  centre: 'Who takes the centre',
};

/** The subject as coaches and players read it. */
export function pairSubjectLabel(subject: PairSubject): string {
  return labels[subject];
}

/** How a note says what it finds: a strength, something to improve, or neither (docs/product.md#review). */
export const pairFindings = ['strength', 'improvement', 'observation'] as const;
export type PairFinding = (typeof pairFindings)[number];

/** What a note of this type finds. */
export function findingOf(type: NoteType): PairFinding {
  return type === 'strength' || type === 'improvement' ? type : 'observation';
}
