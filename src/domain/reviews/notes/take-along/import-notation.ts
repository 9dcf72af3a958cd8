// What of a file in our notation is added to a review, and what is skipped. Nothing that is there changes.

import { msg, plural } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import { countedMarks } from '#domain/reviews/notes/counted-marks.ts';
import { maxRallies, playedRallies, type Rally, type RallyMark } from '#domain/reviews/notes/rallies.ts';
import { maxEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { maxCodes, type StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { type SingleSkill, type SkillName, singleSkills, skillNames } from '#domain/skills/skills.ts';
import { maxNotes } from '#domain/videos/videos.ts';
import type { ReviewNotation } from './notation.ts';
import type { NoteToTake } from './note-words.ts';

/** A note as a draft holds it. */
interface AddedNote extends Omit<NoteToTake, 'pair' | 'voice'> {
  id: string;
  pair?: NoteToTake['pair'] | undefined;
  board: CourtBoard | null;
}

interface AddedRating {
  skillName: SkillName;
  rating: number;
  comment: string;
  evidence: string[];
}

/** The parts of a review that an import adds to. */
export interface ImportTarget {
  notes: readonly AddedNote[];
  ratings: readonly AddedRating[];
  codes: readonly StrokeCode[];
  rallies: readonly RallyMark[];
}

/** What an import adds. */
export interface ImportedParts {
  notes: AddedNote[];
  ratings: AddedRating[];
  codes: StrokeCode[];
  rallies: Rally[];
}

export interface NotationImport {
  parts: ImportedParts;
  /** What is skipped and why, each as a sentence. */
  skipped: string[];
}

/** Seconds by which players report a video's length differently. */
const slack = 1;

/**
 * What a file adds to a review. Skipped: what is there already, what is after the video's end, unknown skills, ratings of rated skills,
 * notes without words, and what there is no room for.
 *
 * @param duration of the video in seconds; null while unknown
 * @param newId makes ids
 */
export function importNotation(
  notation: ReviewNotation,
  target: ImportTarget,
  { duration, newId }: { duration: number | null; newId: () => string },
): NotationImport {
  const tally = createTally();
  const end = duration === null ? Number.POSITIVE_INFINITY : duration + slack;
  const { notes, ids } = importedNotes(notation, target.notes, { end, newId, tally });
  const rated = new Set<string>(target.ratings.map(({ skillName }) => skillName));
  const ratings = notation.ratings.flatMap(({ skill, rating, comment, notes: places }): AddedRating[] => {
    if (!isSkill(skillNames, skill)) return tally.skip('unknownRating');
    if (rated.has(skill)) return tally.skip('rated');
    rated.add(skill);
    const evidence = [...new Set(places.flatMap((place) => ids[place] ?? []))].slice(0, maxEvidence);
    return [{ skillName: skill, rating, comment, evidence }];
  });
  const known = new Set(target.codes.map(codeKey));
  const codes: StrokeCode[] = [];
  for (const { time, stroke, zone, outcome } of notation.strokes) {
    const code = { id: newId(), timestamp: time, stroke, zone, outcome };
    if (time > end) tally.skip('late');
    else if (known.has(codeKey(code))) tally.skip('known');
    else if (target.codes.length + codes.length >= maxCodes) tally.skip('full');
    else codes.push(code);
  }
  const rallies: Rally[] = [];
  const taken = target.rallies.map(({ start, end: stop }) => ({ start, end: stop ?? start }));
  for (const rally of playedRallies(notation.rallies)) {
    if (rally.end > end) tally.skip('late');
    else if (taken.some((one) => rally.start <= one.end && one.start <= rally.end)) tally.skip('known');
    else if (taken.length + rallies.length >= maxRallies) tally.skip('full');
    else rallies.push(rally);
  }
  const positions = Object.values(notation.positions).reduce((sum, track) => sum + track.length, 0);
  tally.add('positions', positions);
  return { parts: { notes, ratings, codes, rallies }, skipped: tally.sentences() };
}

/** The notes to add, and for each place in the file the id of its note in the review, if it has one. */
function importedNotes(
  notation: ReviewNotation,
  present: readonly AddedNote[],
  { end, newId, tally }: { end: number; newId: () => string; tally: Tally },
) {
  const known = new Map(present.map((note) => [noteKey(note), note.id]));
  const notes: AddedNote[] = [];
  const ids = notation.notes.map(({ start, end: stop, type, skill, pair, title, comment, board }) => {
    if (isBlank(title) && isBlank(comment) && board === null) return tally.none('empty');
    if ((stop ?? start) > end) return tally.none('late');
    const note: AddedNote = {
      id: newId(),
      timestamp: start,
      endTimestamp: stop,
      type,
      skill: isSkill(singleSkills, skill) ? skill : null,
      ...(pair !== null && { pair }),
      title,
      comment,
      board,
    };
    const there = known.get(noteKey(note));
    if (there !== undefined) return tally.none('known', there);
    if (present.length + notes.length >= maxNotes) return tally.none('full');
    if (skill !== null && note.skill === null) tally.skip('unknownSkill');
    known.set(noteKey(note), note.id);
    notes.push(note);
    return note.id;
  });
  return { notes, ids };
}

function isSkill<T extends SkillName | SingleSkill>(list: readonly T[], skill: string | null): skill is T {
  return (list as readonly (string | null)[]).includes(skill);
}

const noteKey = ({ timestamp, endTimestamp, type, title, comment }: AddedNote) =>
  JSON.stringify([timestamp, endTimestamp, type, title, comment]);
const codeKey = ({ timestamp, stroke, zone, outcome }: StrokeCode) =>
  JSON.stringify([timestamp, stroke, zone, outcome]);

/** Why something is skipped, and how many are. */
const reasons = {
  known: (count: number) =>
    msg`${plural({ count }, { one: '# mark is already in the review.', other: '# marks are already in the review.' })}`,
  late: (count: number) =>
    msg`${plural({ count }, { one: '# mark is after the end of the video.', other: '# marks are after the end of the video.' })}`,
  empty: (count: number) => msg`${plural({ count }, { one: '# note has no words.', other: '# notes have no words.' })}`,
  rated: (count: number) =>
    msg`${plural({ count }, { one: '# skill is already rated.', other: '# skills are already rated.' })}`,
  unknownRating: (count: number) =>
    msg`${plural({ count }, { one: '# rating is of an unknown skill.', other: '# ratings are of skills we don’t know.' })}`,
  unknownSkill: (count: number) =>
    msg`${plural({ count }, { one: '# note is added without its skill, which we don’t know.', other: '# notes are added without their skill, which we don’t know.' })}`,
  full: (count: number) =>
    msg`${plural({ count }, { one: '# mark has no room: the review is full.', other: '# marks have no room: the review is full.' })}`,
  positions: (count: number) =>
    msg`${plural({ count }, { one: '# position stays in the file. Movement has its own marks.', other: '# positions stay in the file. Movement has its own marks.' })}`,
};
type Reason = keyof typeof reasons;

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const counts = new Map<Reason, number>();
  const add = (reason: Reason, more: number) => {
    if (more > 0) counts.set(reason, (counts.get(reason) ?? 0) + more);
  };
  return {
    add,
    /** Counts one, and gives nothing for a list. */
    skip(reason: Reason): never[] {
      add(reason, 1);
      return [];
    },
    /** Counts one; `instead` is the id of the note that is there already. */
    none(reason: Reason, instead: string | null = null): string | null {
      add(reason, 1);
      return instead;
    },
    sentences: () =>
      (Object.keys(reasons) as Reason[]).flatMap((reason) => {
        const count = counts.get(reason) ?? 0;
        return count === 0 ? [] : [say(reasons[reason](count))];
      }),
  };
}

/** "2 notes, 1 rating, 14 strokes and 3 rallies"; null for nothing. */
export function importedInWords({ notes, ratings, codes, rallies }: ImportedParts): string | null {
  const parts = [
    countedMarks('note', notes.length),
    countedMarks('rating', ratings.length),
    countedMarks('stroke', codes.length),
    countedMarks('rally', rallies.length),
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  return listInWords(parts.map(({ words }) => words));
}
