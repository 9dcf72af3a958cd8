// What a note finds: praise, something to improve, or neither. Asked here alone, so that no screen praises what is none.

import type { NoteType } from './videos.ts';

/** A strength, something to improve, or neither, in the order in which they are shown (docs/product.md#review). */
export const noteFindings = ['strength', 'improvement', 'observation'] as const;
export type NoteFinding = (typeof noteFindings)[number];

/** What a note of this type finds: technique, positioning and strategy say where to look, not whether it was good. */
export function findingOf(type: NoteType): NoteFinding {
  return type === 'strength' || type === 'improvement' ? type : 'observation';
}

/** Whether a note of this type is praise: a strength alone is (docs/product.md#review). */
export function isPraise({ type }: { type: NoteType }): boolean {
  return findingOf(type) === 'strength';
}
