// The subjects of notes on the pair (docs/product.md#pair).

/** In display order; the first is for everything without its own subject. */
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
