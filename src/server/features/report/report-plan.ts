// How big things are on a report's sheets, and which notes come first.

import type { ReportFacts, ReportNote } from './report-facts.ts';

const [height, margin, head, foot] = [842, 36, 107, 40];

/** Points; A4 is 595 × 842. */
export const sheet = { height, margin, head, foot, below: height - foot } as const;

/** So many notes stand before the rest, and with fewer than `minNotes` in all there is no need to. */
const important = { maxNotes: 6, minNotes: 8 } as const;

/** Drawings take the most time: the boards of further notes are in the review. */
const maxBoards = 60;

/** The notes in both orders. */
export interface ReportPlan {
  /** The most important first; empty where there are few in all. */
  important: ReportNote[];
  /** All of them, in the order of the video. */
  all: ReportNote[];
  /** Those whose court board is drawn. */
  drawn: ReadonlySet<ReportNote>;
}

/** Which notes are told first. */
export function planNotes({ notes }: ReportFacts): ReportPlan {
  return {
    important: notes.length < important.minNotes ? [] : notes.slice(0, important.maxNotes),
    drawn: new Set(notes.filter(({ board }) => board !== null).slice(0, maxBoards)),
    all: notes.toSorted((one, other) => one.timestamp - other.timestamp),
  };
}

/** How tight lines may stand, the usual way first: tried until the last page is not nearly empty. */
export const densities = [1, 0.95, 0.9, 1.06, 1.12] as const;
/** A last page with less than this on it is a waste of paper. */
export const minLastFill = 0.35;
/** From here on one page more is no matter, and laying them all out again takes seconds. */
export const manyPages = 8;
