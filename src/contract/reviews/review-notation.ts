// The notation `pala-review` as files hold it, and how it is read with errors that name the place (docs/notation.md).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { courtZones } from '#domain/reviews/court/court.ts';
import { boardPlayers } from '#domain/reviews/court/court-board.ts';
import { maxRallies } from '#domain/reviews/notes/rallies.ts';
import {
  maxNotationBytes,
  notationName,
  notationVersion,
  type ReviewNotation,
} from '#domain/reviews/notes/take-along/notation.ts';
import { maxCodes } from '#domain/reviews/strokes/code-pad.ts';
import { outcomes, strokes } from '#domain/reviews/strokes/strokes.ts';
import { maxNotes } from '#domain/videos/videos.ts';
import { MovementTracks } from './movement.ts';
import { CourtBoard, DraftNote, DraftRating, pairSubject, Rally, StrokeCode } from './review-document.ts';

const at = StrokeCode.shape.timestamp;
/** A skill by its name; unknown ones are for the import to skip. */
const skillName = fields.text(80, msg`A skill is a name, e.g. bandeja.`);
const notPlace = () => say(msg`A rating names its notes by their places in the file, from 0.`);
const place = z.int({ error: notPlace }).min(0).max(maxNotes);
const list = () => say(msg`This needs to be a list.`);

const NotationNote = z
  .object({
    start: DraftNote.shape.timestamp,
    end: DraftNote.shape.timestamp.nullable().default(null),
    type: DraftNote.shape.type,
    skill: skillName.nullable().default(null),
    pair: pairSubject.nullable().default(null),
    title: DraftNote.shape.title.default(''),
    comment: DraftNote.shape.comment.default(''),
    board: CourtBoard.nullable().default(null),
  })
  .refine(({ start, end }) => end === null || end > start, {
    error: () => say(msg`A note must end after it starts.`),
    path: ['end'],
  });

/** Version 1. Unknown fields are ignored; everything but the notes may be missing. */
export const ReviewNotationFile = z.object({
  notation: z.literal(notationName, {
    error: () => say(msg`This file isn’t a review in the notation ${{ notationName }}.`),
  }),
  version: z.literal(notationVersion, {
    error: () => say(msg`Only version ${{ notationVersion }} of the notation can be read.`),
  }),
  video: z.object({ title: fields.text(200).default(''), link: fields.text(2000).default('') }).prefault({}),
  notes: z
    .array(NotationNote, { error: list })
    .max(maxNotes, { error: () => say(msg`A review holds at most ${{ maxNotes }} notes.`) }),
  ratings: z
    .array(
      z.object({
        skill: skillName,
        rating: DraftRating.shape.rating,
        comment: DraftRating.shape.comment.default(''),
        notes: z.array(place, { error: list }).max(maxNotes).default([]),
      }),
      { error: list },
    )
    .max(100, { error: () => say(msg`A review holds at most 100 ratings.`) })
    .default([]),
  strokes: z
    .array(
      z.object({
        time: at,
        stroke: z.enum(strokes, { error: () => say(msg`A stroke is one of: ${{ choices: strokes.join(', ') }}.`) }),
        zone: z
          .enum(courtZones, { error: () => say(msg`A zone is one of: ${{ choices: courtZones.join(', ') }}.`) })
          .nullable()
          .default(null),
        outcome: z.enum(outcomes, {
          error: () => say(msg`An outcome is one of: ${{ choices: outcomes.join(', ') }}.`),
        }),
      }),
      { error: list },
    )
    .max(maxCodes, { error: () => say(msg`A review holds at most ${{ maxCodes }} strokes.`) })
    .default([]),
  rallies: z
    .array(
      Rally.refine(({ start, end }) => end > start, {
        error: () => say(msg`A rally must end after it starts.`),
        path: ['end'],
      }),
      { error: list },
    )
    .max(maxRallies, { error: () => say(msg`A review holds at most ${{ maxRallies }} rallies.`) })
    .default([]),
  positions: MovementTracks.default({ player: [], partner: [], opponent1: [], opponent2: [] }),
}) satisfies z.ZodType<ReviewNotation>;

/** Most problems named at once. */
const maxProblems = 5;

/** What a file holds, or what is wrong with it, each as a sentence that begins with the place. */
export type ReadNotation = { notation: ReviewNotation } | { problems: string[] };

/** Reads a file in the notation. */
export function readNotation(text: string): ReadNotation {
  if (new TextEncoder().encode(text).byteLength > maxNotationBytes) return { problems: [notationTooLarge()] };
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problems: [say(msg`This file isn’t JSON. Choose the file that “Review data” downloads.`)] };
  }
  const read = ReviewNotationFile.safeParse(content);
  if (read.success) return { notation: read.data };
  const { issues } = read.error;
  // A file of something else has one problem, not many.
  const isOther = issues.find(({ path }) => path.length === 0 || path[0] === 'notation' || path[0] === 'version');
  if (isOther) return { problems: [isOther.path.length === 0 ? say(msg`This file isn’t a review.`) : isOther.message] };
  const named = issues.slice(0, maxProblems).map(({ path, message }) => `${placeWords(path)}: ${message}`);
  const more = issues.length - named.length;
  return { problems: [...named, ...(more > 0 ? [say(msg`And ${{ count: more }} more.`)] : [])] };
}

/** The message for a file that is too large. */
export const notationTooLarge = () =>
  say(msg`This file is larger than ${{ megabytes: maxNotationBytes / 1_000_000 }} MB.`);

const itemWords: Record<string, (number: number) => string> = {
  notes: (number) => say(msg`Note ${{ number }}`),
  ratings: (number) => say(msg`Rating ${{ number }}`),
  strokes: (number) => say(msg`Stroke ${{ number }}`),
  rallies: (number) => say(msg`Rally ${{ number }}`),
};

/** "Note 3, start": people count from 1. */
function placeWords(path: readonly PropertyKey[]): string {
  const [part = '', ...rest] = path.map((one) => (typeof one === 'number' ? one + 1 : String(one)));
  const item = itemWords[part];
  if (item !== undefined && rest.length > 0) return [item(Number(rest[0])), ...rest.slice(1)].join(', ');
  const isTrack = part === 'positions' && boardPlayers.some((player) => player === rest[0]);
  if (isTrack && rest.length > 1)
    return [say(msg`Position ${{ number: rest[1] ?? '' }} of ${{ player: rest[0] ?? '' }}`), ...rest.slice(2)].join(
      ', ',
    );
  return [part, ...rest].join(', ');
}
