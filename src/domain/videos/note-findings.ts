// Whether a note is praise, something to improve, or neither. The only place that decides, so that no screen praises by mistake.

import type { NoteType } from './videos.ts';

/** In display order (docs/product.md#review). */
export const noteFindings = ['strength', 'improvement', 'observation'] as const;
export type NoteFinding = (typeof noteFindings)[number];

/** The finding of a note type: technique, positioning and strategy say where to look, not how good it was. */
export function findingOf(type: NoteType): NoteFinding {
  return type === 'strength' || type === 'improvement' ? type : 'observation';
}

/** Only strengths are praise (docs/product.md#review). */
export function isPraise({ type }: { type: NoteType }): boolean {
  return findingOf(type) === 'strength';
}
