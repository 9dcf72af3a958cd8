// The subjects of notes on the pair (docs/product.md#pair).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/** In display order; the first is for everything without its own subject. */
export const pairSubjects = ['together', 'positioning', 'communication', 'centre'] as const;
export type PairSubject = (typeof pairSubjects)[number];

const labels: Record<PairSubject, string> = said({
  together: msg`Playing together`,
  positioning: msg`Positioning`,
  communication: msg`Communication`,
  centre: msg`Who takes the centre`,
});

/** The subject as coaches and players read it. */
export function pairSubjectLabel(subject: PairSubject): string {
  return labels[subject];
}
