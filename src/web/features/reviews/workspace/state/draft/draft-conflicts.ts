// Merging two states of one draft, automatically or as the coach decides.

import { v7 as newId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { type Choices, mergeReviews } from '#domain/reviews/draft/review-merge.ts';
import { holdsAll, laterSide, latestTypedAt, mergedWindows, type WrittenBy } from '#domain/reviews/draft/written-by.ts';
import { sameDocument } from '../review-document.ts';
import type { DraftCopy, DraftState, Loaded, SaveState, SetAside } from './draft-saver-ports.ts';

/** A newly opened window with its own name; `withChange` adds a change made in it now. */
export function openWindow() {
  const window = newId();
  let count = 0;
  return {
    window,
    withChange(writtenBy: WrittenBy): WrittenBy {
      count += 1;
      return mergedWindows(writtenBy, [{ window, count, at: new Date().toISOString() }]);
    },
  };
}

/** Whether one state holds everything the other does. */
export function holds(one: DraftState, other: DraftState): boolean {
  return holdsAll(one.writtenBy, other.writtenBy) || sameDocument(one.document, other.document);
}

/**
 * The document that holds both states. If one holds all of the other, it counts, so that no one conflicts with themselves; otherwise both
 * sides' changes since `base` are merged. Null if both changed the same place: the coach decides.
 */
export function mergeStates(here: DraftState, there: DraftState, base: ReviewDocument): ReviewDocument | null {
  if (holds(here, there)) return here.document;
  if (holds(there, here)) return there.document;
  const { document, collisions } = mergeReviews(base, here.document, there.document);
  return collisions.length === 0 ? document : null;
}

type Conflict = Extract<SaveState, { phase: 'conflict' }>;

/** The document after the coach's decisions, and what history keeps of the rest. */
export function resolveConflict(
  { base, theirs, isOnDevice }: Conflict,
  mine: ReviewDocument,
  choices: Choices,
): { document: ReviewDocument; aside: SetAside } {
  const merge = (by: Choices) => mergeReviews(base, mine, theirs.document, by).document;
  const document = merge(choices);
  const chosen = Object.entries(choices);
  if (isOnDevice) {
    // The server has neither version: everything unchosen becomes one document.
    const others = chosen.map(([path, side]) => [path, side === 'mine' ? 'theirs' : 'mine'] as const);
    return { document, aside: { saved: false, document: merge(Object.fromEntries(others)) } };
  }
  const has = (wanted: 'mine' | 'theirs') => chosen.some(([, side]) => side === wanted);
  return { document, aside: { saved: has('mine'), document: has('theirs') ? mine : null } };
}

/** When each side of a conflict was typed (ISO 8601; null if unknown), and which is later. */
export function sidesOf({ theirs }: Conflict, { writtenBy }: DraftState) {
  const mine = latestTypedAt(writtenBy, theirs.writtenBy);
  const typed = { mine, theirs: latestTypedAt(theirs.writtenBy, writtenBy) ?? theirs.savedAt };
  return { ...typed, later: laterSide(typed) };
}

/** The draft's own fields of a copy or a server answer. */
export function stateOf({ document, writtenBy }: DraftState): DraftState {
  return { document, writtenBy };
}

/** Copies by when they were last typed, the latest first. */
export function latestFirst(copies: readonly DraftCopy[]): DraftCopy[] {
  const typedAt = ({ writtenBy }: DraftCopy) => Date.parse(writtenBy[0]?.at ?? '') || 0;
  return copies.toSorted((a, b) => typedAt(b) - typedAt(a));
}

/** The last version known to both a copy and the server; older copies may lack it. */
export function baseOf({ base, version }: DraftCopy, loaded: Loaded): ReviewDocument {
  return base ?? (version === loaded.version ? loaded.document : emptyReview);
}
