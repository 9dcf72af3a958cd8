// A review as data that other programs read and we import again: the notation `pala-review` (docs/notation.md).

import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import { emptyTracks, type Tracks } from '#domain/reviews/movement/marks.ts';
import { playedRallies, type Rally, type RallyMark } from '#domain/reviews/notes/rallies.ts';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SkillName, withoutAiPrefix } from '#domain/skills/skills.ts';
import { type NoteToTake, notesByTime } from './note-words.ts';

/** The name of the notation and its version, which a breaking change raises. */
export const notationName = 'pala-review';
export const notationVersion = 1;

/** Most bytes of a file that is imported. */
export const maxNotationBytes = 1_000_000;

/** A note of the notation; times in seconds. */
export interface NotationNote extends Pick<NoteToTake, 'type' | 'pair' | 'title' | 'comment'> {
  start: number;
  /** Null for a moment. */
  end: number | null;
  /** One of our skills, or another one, which an import leaves out. */
  skill: string | null;
  board: CourtBoard | null;
}

export interface NotationStroke extends Omit<StrokeCode, 'id' | 'timestamp'> {
  time: number;
}

export interface NotationRating {
  skill: string;
  rating: number;
  comment: string;
  /** The places of its notes in `notes`, from 0. */
  notes: number[];
}

/** Version 1 of the notation, without names and ids. */
export interface ReviewNotation {
  notation: typeof notationName;
  version: typeof notationVersion;
  video: { title: string; link: string };
  notes: NotationNote[];
  ratings: NotationRating[];
  strokes: NotationStroke[];
  rallies: Rally[];
  positions: Tracks;
}

/** What a review has for the notation. */
export interface ReviewToTake {
  video: { title: string; link: string };
  notes: readonly (NoteToTake & { id: string; board: CourtBoard | null })[];
  ratings?: readonly { skillName: SkillName; rating: number; comment: string; evidence: readonly string[] }[];
  codes?: readonly StrokeCode[];
  rallies?: readonly RallyMark[];
  positions?: Tracks;
}

/** A review in the notation. Recordings stay with us: the title made for one is left out. */
export function reviewNotation(review: ReviewToTake): ReviewNotation {
  const { video, ratings = [], codes = [], rallies = [], positions = emptyTracks } = review;
  const notes = notesByTime(review.notes);
  const places = new Map(notes.map(({ id }, index) => [id, index]));
  return {
    notation: notationName,
    version: notationVersion,
    video: { title: video.title, link: video.link },
    notes: notes.map(({ timestamp, endTimestamp, type, skill, pair, title, comment, board, voice }) => ({
      start: timestamp,
      end: endTimestamp,
      type,
      skill,
      pair,
      title: withoutAiPrefix(withoutSpokenTitle(title, voice)),
      comment: withoutAiPrefix(comment),
      board,
    })),
    ratings: ratings.map(({ skillName, rating, comment, evidence }) => ({
      skill: skillName,
      rating,
      comment: withoutAiPrefix(comment),
      notes: evidence.flatMap((id) => places.get(id) ?? []),
    })),
    strokes: codes
      .toSorted((one, other) => one.timestamp - other.timestamp)
      .map(({ timestamp, stroke, zone, outcome }) => ({ time: timestamp, stroke, zone, outcome })),
    rallies: playedRallies(rallies),
    positions,
  };
}
