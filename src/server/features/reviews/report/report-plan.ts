// The sizes of a report, and which notes it prints.

import type { ReportFacts, ReportNote } from './report-facts.ts';

const [height, margin, head, foot] = [842, 36, 107, 40];

/** Points; A4 is 595 × 842. */
export const sheet = { height, margin, head, foot, below: height - foot } as const;

/** How many important notes come first, unless there are fewer than `minNotes` in all. */
const important = { maxNotes: 6, minNotes: 8 } as const;

/** Room for notes in characters, counting `perNote` for each: some seconds of work at most. `least` is for a second try after a timeout. */
export const noteRoom = { usual: 150_000, least: 10_000, perNote: 200 } as const;

/** Drawings take the most time; further boards are only in the review. */
const maxBoards = 60;

/** The facts, and the room for notes (`noteRoom`). */
export type FactsWithRoom = ReportFacts & { room: number };

/** The notes in both orders. */
export interface ReportPlan {
  /** The most important first; empty if there are few in all. */
  important: ReportNote[];
  /** All that fit, by time. */
  all: ReportNote[];
  /** How many do not fit: the least important. */
  left: number;
  /** Notes with a drawn court board. */
  drawn: ReadonlySet<ReportNote>;
}

/** Chooses the notes that come first, and those that fit. */
export function planNotes({ notes: given, room }: FactsWithRoom): ReportPlan {
  const notes = fittingNotes(given, room);
  return {
    left: given.length - notes.length,
    important: notes.length < important.minNotes ? [] : notes.slice(0, important.maxNotes),
    drawn: new Set(notes.filter(({ board }) => board !== null).slice(0, maxBoards)),
    all: notes.toSorted((one, other) => one.timestamp - other.timestamp),
  };
}

/** The most important that fit, at least one. */
function fittingNotes(notes: readonly ReportNote[], room: number): ReportNote[] {
  let taken = 0;
  const end = notes.findIndex(({ title, comment }, index) => {
    taken += title.length + comment.length + noteRoom.perNote;
    return taken > room && index > 0;
  });
  return end === -1 ? [...notes] : notes.slice(0, end);
}

/** Line spacings, the default first, tried until the last page is not nearly empty. */
export const densities = [1, 0.95, 0.9, 1.06, 1.12] as const;
/** A last page with less text wastes paper. */
export const minLastFill = 0.35;
/** With more pages, one extra does not matter, and a second layout takes seconds. */
export const manyPages = 8;
