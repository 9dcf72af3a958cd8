// The differences between two versions of a review.

import { t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { noteFingerprint } from '../state/review-document.ts';
import { summaryFields } from '../summary/summary-texts.ts';

/** Changed ratings, the number of changed notes, and the names of changed texts. */
export interface ReviewChanges {
  /** Null if unrated. */
  ratings: { skillName: SkillName; from: number | null; to: number | null }[];
  notes: { added: number; removed: number; changed: number };
  /** Names of texts, comments and lists, as in the workspace. */
  texts: string[];
}

/** Whether a reader would see no difference. */
export function hasNoChanges({ ratings, notes, texts }: ReviewChanges): boolean {
  return ratings.length + texts.length + notes.added + notes.removed + notes.changed === 0;
}

/** From an earlier state to a later one. */
export function compareReviews(from: ReviewDocument, to: ReviewDocument): ReviewChanges {
  const before = new Map(from.notes.map((note) => [note.id, noteFingerprint(note)]));
  const after = new Map(to.notes.map((note) => [note.id, noteFingerprint(note)]));
  const count = (ids: Iterable<string>, isCounted: (id: string) => boolean) => [...ids].filter(isCounted).length;
  return {
    ratings: skillNames
      .map((skillName) => ({
        skillName,
        from: ratingOf(from, skillName)?.rating ?? null,
        to: ratingOf(to, skillName)?.rating ?? null,
      }))
      .filter((one) => one.from !== one.to),
    notes: {
      added: count(after.keys(), (id) => !before.has(id)),
      removed: count(before.keys(), (id) => !after.has(id)),
      changed: count(after.keys(), (id) => before.has(id) && before.get(id) !== after.get(id)),
    },
    texts: [
      ...summaryFields.filter(({ field }) => from[field].trim() !== to[field].trim()).map(({ label }) => say(label)),
      ...(commentsOf(from) === commentsOf(to) ? [] : [t`Comments on skills`]),
      ...(same(from.priorities, to.priorities) ? [] : [t`Priorities`]),
      ...(same(from.priorityAnswers, to.priorityAnswers) ? [] : [t`Did it change?`]),
      ...(same(from.rallies, to.rallies) ? [] : [t`Rallies`]),
      ...(same(from.codes, to.codes) ? [] : [t`Coded strokes`]),
    ],
  };
}

function ratingOf({ ratings }: ReviewDocument, skill: SkillName) {
  return ratings.find(({ skillName }) => skillName === skill);
}

function commentsOf(document: ReviewDocument): string {
  return JSON.stringify(skillNames.map((skill) => ratingOf(document, skill)?.comment.trim() ?? ''));
}

/** Whether two lists of flat items are equal, ignoring the order of keys. */
function same(one: readonly object[], other: readonly object[]): boolean {
  const plain = (items: readonly object[]) =>
    JSON.stringify(items.map((item) => Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b))));
  return plain(one) === plain(other);
}
