// What a note on the pair is about (docs/product.md#pair).

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
