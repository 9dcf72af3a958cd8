// Moves all times of a review to another video, and describes the effect.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
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

/** Everything with a time, and a verb: "12 notes and 3 rallies are", "1 note is". */
export function timedWords({ notes, rallies, codes }: Pick<ReviewDocument, 'notes' | 'rallies' | 'codes'>): string {
  const parts = [
    counted(notes.length, 'note', 'notes'),
    counted(rallies.length, 'rally', 'rallies'),
    counted(codes.length, 'coded stroke', 'coded strokes'),
  ].filter((words) => words !== '');
  const isOne = notes.length + rallies.length + codes.length === 1;
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  return `${words} ${isOne ? 'is' : 'are'}`;
}

/** What happens to marks outside the new video; empty if there are none. */
export function outsideWords({ clamped, dropped }: Outside): string {
  return [
    clamped > 0 &&
      `${counted(clamped, 'note or stroke falls outside the new video and goes', 'notes or strokes fall outside the new video and go')} to its start or end.`,
    dropped > 0 &&
      `${counted(dropped, 'rally falls outside the new video and is', 'rallies fall outside the new video and are')} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
