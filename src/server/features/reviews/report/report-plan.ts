// How big things are on a report's sheets, and which notes come first.

import type { ReportFacts, ReportNote } from './report-facts.ts';

const [height, margin, head, foot] = [842, 36, 107, 40];

/** Points; A4 is 595 × 842. */
export const sheet = { height, margin, head, foot, below: height - foot } as const;

/** So many notes stand before the rest, and with fewer than `minNotes` in all there is no need to. */
const important = { maxNotes: 6, minNotes: 8 } as const;

/**
 * How much of the notes a document holds, in characters with those of `perNote` for each: some seconds of work, whatever a coach has
 * written. With `least` it is tried again where that failed.
 */
export const noteRoom = { usual: 150_000, least: 10_000, perNote: 200 } as const;

/** Drawings take the most time: the boards of further notes are in the review. */
const maxBoards = 60;

/** Facts, and how much room notes have (`noteRoom`). */
export type RoomyFacts = ReportFacts & { room: number };

/** The notes in both orders. */
export interface ReportPlan {
  /** The most important first; empty where there are few in all. */
  important: ReportNote[];
  /** All that there is room for, in the order of the video. */
  all: ReportNote[];
  /** How many there is no room for: the least important. */
  left: number;
  /** Those whose court board is drawn. */
  drawn: ReadonlySet<ReportNote>;
}

/** Which notes are told first, and which there is room for. */
export function planNotes({ notes: given, room }: RoomyFacts): ReportPlan {
  const notes = fittingNotes(given, room);
  return {
    left: given.length - notes.length,
    important: notes.length < important.minNotes ? [] : notes.slice(0, important.maxNotes),
    drawn: new Set(notes.filter(({ board }) => board !== null).slice(0, maxBoards)),
    all: notes.toSorted((one, other) => one.timestamp - other.timestamp),
  };
}

/** The most important ones that fit, the first at least. */
function fittingNotes(notes: readonly ReportNote[], room: number): ReportNote[] {
  let taken = 0;
  const end = notes.findIndex(({ title, comment }, index) => {
    taken += title.length + comment.length + noteRoom.perNote;
    return taken > room && index > 0;
  });
  return end === -1 ? [...notes] : notes.slice(0, end);
}

/** How tight lines may stand, the usual way first: tried until the last page is not nearly empty. */
export const densities = [1, 0.95, 0.9, 1.06, 1.12] as const;
/** A last page with less than this on it is a waste of paper. */
export const minLastFill = 0.35;
/** From here on one page more is no matter, and laying them all out again takes seconds. */
export const manyPages = 8;
