// Moves all times of a review to another video, and describes the effect.

import { plural, t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { type ShiftedParts, shiftedParts } from '#domain/reviews/notes/note-shift.ts';

type Outside = Pick<ShiftedParts<never>, 'clamped' | 'dropped'>;

/**
 * The review with everything moved by an offset, bound to the new video (`key`).
 *
 * @param offset seconds; positive when the new video starts earlier
 * @param duration of the new video in seconds; null while unknown
 */
export function moveTimes(document: ReviewDocument, offset: number, duration: number | null, key: string) {
  const { clamped, dropped, ...parts } = shiftedParts(document, offset, duration);
  return { after: { ...document, ...parts, timedFor: key }, clamped, dropped };
}

/** Undoes a move: the current review with the times of `before`, for everything that still exists. */
export function withTimesOf(before: ReviewDocument, after: ReviewDocument, present: ReviewDocument): ReviewDocument {
  const noteTimes = new Map(before.notes.map(({ id, timestamp, endTimestamp }) => [id, { timestamp, endTimestamp }]));
  const codeTimes = new Map(before.codes.map(({ id, timestamp }) => [id, { timestamp }]));
  return {
    ...present,
    notes: present.notes.map((note) => ({ ...note, ...noteTimes.get(note.id) })),
    codes: present.codes.map((code) => ({ ...code, ...codeTimes.get(code.id) })),
    rallies: present.rallies === after.rallies ? before.rallies : present.rallies,
    timedFor: before.timedFor,
  };
}

/** Everything with a time of the old video: "12 notes and 3 rallies are still timed to the old one." */
export function timedSentence({ notes, rallies, codes }: Pick<ReviewDocument, 'notes' | 'rallies' | 'codes'>): string {
  const parts = [
    notes.length > 0 && plural({ count: notes.length }, { one: '# note', other: '# notes' }),
    rallies.length > 0 && plural({ count: rallies.length }, { one: '# rally', other: '# rallies' }),
    codes.length > 0 && plural({ count: codes.length }, { one: '# coded stroke', other: '# coded strokes' }),
  ].filter((words) => words !== false);
  const marks = listInWords(parts);
  return notes.length + rallies.length + codes.length === 1
    ? t({ message: `${marks} is still timed to the old one.`, comment: 'One note, rally or coded stroke' })
    : t({
        message: `${marks} are still timed to the old one.`,
        comment: 'Several notes, rallies or coded strokes',
      });
}

/** What happens to marks outside the new video; empty if there are none. */
export function outsideWords({ clamped, dropped }: Outside): string {
  return [
    clamped > 0 &&
      plural(clamped, {
        one: '# note or stroke falls outside the new video and goes to its start or end.',
        other: '# notes or strokes fall outside the new video and go to its start or end.',
      }),
    dropped > 0 &&
      plural(dropped, {
        one: '# rally falls outside the new video and is left out.',
        other: '# rallies fall outside the new video and are left out.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
