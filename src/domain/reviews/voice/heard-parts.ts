// What was read from a coach's spoken words, until the coach has checked it (docs/product.md#spoken-notes).

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** The parts of a note that words can fill. The priority is set once it is checked, so its part says which one. */
export const heardParts = ['words', 'type', 'skill', 'time', 'priority-1', 'priority-2'] as const;
export type HeardPart = (typeof heardParts)[number];

interface HeardNote {
  unchecked?: readonly HeardPart[] | null | undefined;
}

/** Whether a note has something that was heard and not checked. */
export function isUnchecked({ unchecked }: HeardNote): boolean {
  return (unchecked?.length ?? 0) > 0;
}

/** Why a review with these notes is not published; null if nothing is unchecked. */
export function uncheckedProblem(notes: readonly HeardNote[]): string | null {
  const count = notes.filter(isUnchecked).length;
  if (count === 0) return null;
  return say(
    msg`${plural({ count }, { one: 'Check what was heard in # spoken note before you publish.', other: 'Check what was heard in # spoken notes before you publish.' })}`,
  );
}

/** The priority that was heard and waits to be checked. */
export function heardPriority({ unchecked }: HeardNote): 1 | 2 | null {
  if (unchecked?.includes('priority-1')) return 1;
  return unchecked?.includes('priority-2') ? 2 : null;
}
