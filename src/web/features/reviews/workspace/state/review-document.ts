// A coach's changes to a review, as data, and their effect on the document.

import type { DraftNote, DraftRating, ReviewDocument } from '#contract/reviews/review-document.ts';
import { boardPlayers } from '#domain/reviews/court/court-board.ts';
import { tidyMarks } from '#domain/reviews/notes/rallies.ts';
import type { ImportedParts } from '#domain/reviews/notes/take-along/import-notation.ts';
import { type DraftAnswer, findAnswer, withAnswer } from '#domain/reviews/priorities/priority-answers.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';

/** The four texts of the summary. */
export type SummaryField = 'finalSummary' | 'overallStrengths' | 'areasOfImprovement' | 'recommendationsForImprovement';

/** One change. Notes are put whole: a new id adds, an existing one replaces. */
export type DocumentChange =
  | { kind: 'put-note'; note: DraftNote }
  | { kind: 'remove-note'; id: string }
  | { kind: 'put-rating'; rating: DraftRating }
  | { kind: 'remove-rating'; skillName: SkillName }
  | { kind: 'write'; field: SummaryField; text: string }
  | { kind: 'put-priorities'; priorities: ReviewDocument['priorities'] }
  /** "Did it change?": the answer on a skill since a review, or its comment; the other one stays. */
  | ({ kind: 'answer-priority' } & Pick<DraftAnswer, 'skill' | 'since' | 'answer'>)
  | ({ kind: 'comment-answer' } & Pick<DraftAnswer, 'skill' | 'since' | 'comment'>)
  | { kind: 'put-rallies'; rallies: ReviewDocument['rallies'] }
  | { kind: 'put-codes'; codes: ReviewDocument['codes'] }
  /** An import: adds what is not there, and takes it out again. */
  | { kind: 'add-parts'; parts: ImportedParts }
  | { kind: 'take-parts'; parts: ImportedParts }
  /** Replaces everything: a shift to another video, an automatic draft, or undoing either. */
  | { kind: 'replace'; document: ReviewDocument };

/** The document after a change. Unchanged parts keep their identity, so that only changes render. */
export function changeDocument(document: ReviewDocument, change: DocumentChange): ReviewDocument {
  switch (change.kind) {
    case 'put-note':
      return { ...document, notes: withNote(document.notes, change.note) };
    case 'remove-note':
      return { ...document, notes: document.notes.filter((note) => note.id !== change.id) };
    case 'put-rating':
      return { ...document, ratings: withRating(document.ratings, change.rating) };
    case 'remove-rating':
      return { ...document, ratings: document.ratings.filter((one) => one.skillName !== change.skillName) };
    case 'write':
      return { ...document, [change.field]: change.text };
    case 'put-priorities':
      return { ...document, priorities: change.priorities };
    case 'answer-priority':
    case 'comment-answer': {
      const { kind: _, ...said } = change;
      const before = findAnswer(document.priorityAnswers, said);
      const answer = { answer: null, comment: '', ...before, ...said };
      return { ...document, priorityAnswers: withAnswer(document.priorityAnswers, answer) };
    }
    case 'put-rallies':
      return { ...document, rallies: change.rallies };
    case 'put-codes':
      return { ...document, codes: change.codes };
    case 'add-parts':
      return withParts(document, change.parts);
    case 'take-parts':
      return withoutParts(document, change.parts);
    case 'replace':
      return { ...change.document, notes: byTime(change.document.notes) };
  }
}

/** Notes by time; those at the same moment in order of entry. */
export function byTime(notes: readonly DraftNote[]): DraftNote[] {
  return notes.toSorted((a, b) => a.timestamp - b.timestamp);
}

function withNote(notes: DraftNote[], note: DraftNote): DraftNote[] {
  const index = notes.findIndex((one) => one.id === note.id);
  if (index < 0) return byTime([...notes, note]);
  const replaced = notes.with(index, note);
  return notes[index]?.timestamp === note.timestamp ? replaced : byTime(replaced);
}

function withRating(ratings: DraftRating[], rating: DraftRating): DraftRating[] {
  const others = ratings.filter((one) => one.skillName !== rating.skillName);
  return [...others, rating].toSorted((a, b) => skillNames.indexOf(a.skillName) - skillNames.indexOf(b.skillName));
}

function withParts(document: ReviewDocument, { notes, ratings, codes, rallies }: ImportedParts): ReviewDocument {
  const added = withoutParts(document, { notes, codes, ratings: [], rallies: [] });
  const unrated = ratings.filter(({ skillName }) => !document.ratings.some((one) => one.skillName === skillName));
  return {
    ...document,
    notes: byTime([...added.notes, ...notes]),
    ratings: unrated.reduce(withRating, document.ratings),
    // First, so that undoing on the pad still takes the coach's own last stroke.
    codes: [...codes, ...added.codes],
    rallies: tidyMarks([...document.rallies, ...rallies]),
  };
}

/** Ratings and rallies that were changed since stay. */
function withoutParts(document: ReviewDocument, { notes, ratings, codes, rallies }: ImportedParts): ReviewDocument {
  const ids = new Set([...notes, ...codes].map(({ id }) => id));
  const isSaid = (rating: DraftRating) =>
    ratings.some(
      (one) => one.skillName === rating.skillName && one.rating === rating.rating && one.comment === rating.comment,
    );
  return {
    ...document,
    notes: document.notes.filter(({ id }) => !ids.has(id)),
    ratings: document.ratings.filter((rating) => !isSaid(rating)),
    codes: document.codes.filter(({ id }) => !ids.has(id)),
    rallies: document.rallies.filter(
      ({ start, end }) => !rallies.some((one) => one.start === start && one.end === end),
    ),
  };
}

/** How long after its moment a note counts as current, in seconds. */
const currentSeconds = 2;

/**
 * The note before or after the current one: the one chosen last while the video is still there, otherwise the one at the video's position
 * (seconds).
 */
export function neighbourNote(
  notes: readonly DraftNote[],
  time: number,
  selectedId: string | null,
  direction: 1 | -1,
): DraftNote | null {
  const index = notes.findIndex((note) => note.id === selectedId);
  const since = time - (notes[index]?.timestamp ?? Number.NaN);
  if (since >= -0.5 && since < currentSeconds) return notes[index + direction] ?? null;
  const found =
    direction === 1
      ? notes.find((note) => note.timestamp > time + 0.05)
      : notes.findLast((note) => note.timestamp < time - 0.05);
  return found ?? null;
}

/** Whether two documents are equal. The server trims texts and may reorder keys. */
export function sameDocument(a: ReviewDocument, b: ReviewDocument): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(document: ReviewDocument): string {
  return JSON.stringify([
    byTime(document.notes).map(noteFingerprint),
    document.ratings
      .map((one) => [one.skillName, one.rating, one.comment.trim(), ...one.evidence] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
    document.finalSummary.trim(),
    document.overallStrengths.trim(),
    document.areasOfImprovement.trim(),
    document.recommendationsForImprovement.trim(),
    document.priorities.map((one) => [one.skill, one.focus.trim(), one.drillId, one.sendBy ?? null]),
    document.priorityAnswers.map((one) => [one.skill, one.since, one.answer, one.comment.trim()]),
    document.rallies.map(({ start, end }) => [start, end]),
    document.codes.map((code) => [code.id, code.timestamp, code.stroke, code.zone, code.outcome]),
    document.timedFor,
  ]);
}

/** A note as text to compare, with keys in a fixed order. */
export function noteFingerprint({
  id,
  timestamp,
  endTimestamp,
  type,
  skill,
  pair = null,
  title,
  comment,
  board,
  voice,
  unchecked,
}: DraftNote): string {
  const drawn = board && [
    boardPlayers.map((one) => [board.players[one].x, board.players[one].y]),
    board.arrows.map(({ kind, from, to }) => [kind, from.x, from.y, to.x, to.y]),
  ];
  return JSON.stringify([
    id,
    timestamp,
    endTimestamp,
    type,
    skill,
    pair,
    title.trim(),
    comment.trim(),
    drawn,
    voice?.id ?? null,
    unchecked ?? [],
  ]);
}
