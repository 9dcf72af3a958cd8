// Undo history: changes to notes with their boards, rallies, coded strokes and answers, and imports.

import { t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { ImportedParts } from '#domain/reviews/notes/take-along/import-notation.ts';
import { findAnswer } from '#domain/reviews/priorities/priority-answers.ts';
import type { DocumentChange } from './review-document.ts';

/** An undo step and its name: "Note deleted". */
export interface HistoryStep {
  label: string;
  undo: DocumentChange;
  redo: DocumentChange;
  /** Whether it was typed and then discarded in the editor. */
  isLeft?: boolean;
}

/** Changes to things by id, which can be undone whatever else has changed. */
const isById: ReadonlySet<DocumentChange['kind']> = new Set([
  'put-note',
  'remove-note',
  'answer-priority',
  'add-parts',
  'take-parts',
]);

/** Most undo steps. */
const maxSteps = 200;

/** The history of one workspace, while its window is open. */
export function createChangeHistory() {
  let done: HistoryStep[] = [];
  let undone: HistoryStep[] = [];
  return {
    /** Adds a step and clears the redo steps. */
    record(step: HistoryStep): void {
      done = [...done, step].slice(-maxSteps);
      undone = [];
    },
    /** The latest step. */
    latest: (): HistoryStep | undefined => done.at(-1),
    /** Whether there is a step to redo. */
    hasUndone: () => undone.length > 0,
    /** The step to undo, which can then be redone. */
    undo(): HistoryStep | null {
      const step = done.pop();
      if (!step) return null;
      undone.push(step);
      return step;
    },
    /** The step to redo. */
    redo(): HistoryStep | null {
      const step = undone.pop();
      if (!step) return null;
      done.push(step);
      return step;
    },
    /** The document was replaced: only discarded text can still be restored. */
    keepLeft(): void {
      done = done.filter(({ isLeft }) => isLeft);
      undone = [];
    },
    /** Another window's changes came in: whole lists can no longer be undone, notes and answers can. */
    keepNotes(): void {
      done = done.filter(({ undo }) => isById.has(undo.kind));
      undone = [];
    },
  };
}

/** A change as an undo step; null for ratings and texts, whose fields have their own undo. */
export function stepOf(document: ReviewDocument, change: DocumentChange): HistoryStep | null {
  switch (change.kind) {
    case 'put-note': {
      const before = document.notes.find(({ id }) => id === change.note.id);
      return before
        ? { label: t`Note changed`, undo: { kind: 'put-note', note: before }, redo: change }
        : { label: t`Note added`, undo: { kind: 'remove-note', id: change.note.id }, redo: change };
    }
    case 'remove-note': {
      const before = document.notes.find(({ id }) => id === change.id);
      return before ? { label: t`Note deleted`, undo: { kind: 'put-note', note: before }, redo: change } : null;
    }
    case 'answer-priority': {
      const { skill, since } = change;
      const answer = findAnswer(document.priorityAnswers, change)?.answer ?? null;
      return { label: t`Answer changed`, undo: { kind: 'answer-priority', skill, since, answer }, redo: change };
    }
    case 'put-rallies':
      return {
        label: rallyChange(change.rallies.length - document.rallies.length),
        undo: { kind: 'put-rallies', rallies: document.rallies },
        redo: change,
      };
    case 'put-codes':
      return {
        label: strokeChange(change.codes.length - document.codes.length),
        undo: { kind: 'put-codes', codes: document.codes },
        redo: change,
      };
    case 'add-parts':
      return {
        label: isRatings(change.parts) ? t`Ratings as last time` : t`Notes imported`,
        undo: { kind: 'take-parts', parts: change.parts },
        redo: change,
      };
    case 'take-parts':
      return {
        label: isRatings(change.parts) ? t`Ratings removed` : t`Import removed`,
        undo: { kind: 'add-parts', parts: change.parts },
        redo: change,
      };
    case 'put-rating':
    case 'remove-rating':
    case 'write':
    case 'put-priorities':
    case 'comment-answer':
    case 'replace':
      return null;
  }
}

/** The changes that undo a step after later ones: for a list, only what that step added or removed. */
export function undoChanges({ rallies, codes }: ReviewDocument, { undo, redo }: HistoryStep): DocumentChange {
  if (undo.kind === 'put-rallies' && redo.kind === 'put-rallies') {
    return { kind: 'put-rallies', rallies: without(rallies, redo.rallies, undo.rallies) };
  }
  if (undo.kind === 'put-codes' && redo.kind === 'put-codes') {
    return { kind: 'put-codes', codes: without(codes, redo.codes, undo.codes) };
  }
  return undo;
}

function without<T>(now: readonly T[], after: readonly T[], before: readonly T[]): T[] {
  const [inNow, inAfter, inBefore] = [now, after, before].map(
    (list) => new Set(list.map((item) => JSON.stringify(item))),
  );
  const isAdded = (item: T) => inAfter?.has(JSON.stringify(item)) && !inBefore?.has(JSON.stringify(item));
  const isRemoved = (item: T) => !inAfter?.has(JSON.stringify(item)) && !inNow?.has(JSON.stringify(item));
  return [...now.filter((item) => !isAdded(item)), ...before.filter(isRemoved)];
}

function isRatings({ notes, codes, rallies }: ImportedParts): boolean {
  return notes.length + codes.length + rallies.length === 0;
}

function rallyChange(more: number): string {
  if (more > 0) return t`Rally added`;
  return more < 0 ? t`Rally deleted` : t`Rally changed`;
}

function strokeChange(more: number): string {
  if (more > 0) return t`Stroke added`;
  return more < 0 ? t`Stroke deleted` : t`Stroke changed`;
}

/** Whether a change replaces the notes, rallies or strokes that the history is about. */
export function isAnotherDocument(before: ReviewDocument, after: ReviewDocument): boolean {
  return before.rallies !== after.rallies || before.codes !== after.codes || !sameItems(before.notes, after.notes);
}

function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
