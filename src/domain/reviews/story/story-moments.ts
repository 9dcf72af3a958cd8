// The moments of a review that its story walks through (docs/product.md#review).

import { type Numeric, toNumber } from '#domain/numeric.ts';
import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import { currentEvidence, type EvidenceNote, noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SingleSkill, type SkillName, singleSkills, withoutAiPrefix } from '#domain/skills/skills.ts';
import { isPraise } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { maxMoments, minMoments } from './story-length.ts';

/** Notes shown per priority and per best skill, and how many best skills. */
const notesOfPriority = 2;
const notesOfBestSkill = 1;
const maxBestSkills = 2;

/** Why a note is shown: its priority, praise of a best-rated skill, other praise, or to fill up. */
export type StoryReason =
  | { kind: 'priority'; skill: SingleSkill }
  | { kind: 'best'; skill: SingleSkill }
  | { kind: 'highlight' }
  | { kind: 'more' };

/** One moment of the story. */
export interface StoryMoment<Note> {
  note: Note;
  reason: StoryReason;
}

type StoryNote = EvidenceNote & NoteMoment & { type: NoteType; board: unknown };

interface StoryReview<Note> {
  notes: readonly Note[];
  priorities: readonly { skill: SingleSkill }[];
  ratings: readonly { skillName: SkillName; rating: Numeric; evidence: readonly string[] }[];
}

/**
 * Five to seven moments, in order: two notes on each of the coach's priorities (no praise); one strength of each of the two other
 * best-rated skills; other strengths; then, while there are fewer than five, notes with a board or a stretch first. Within a skill, notes
 * linked to its rating come first; otherwise by time. Empty for a review with fewer than five notes.
 */
export function storyMoments<Note extends StoryNote>({
  notes: given,
  priorities,
  ratings,
}: StoryReview<Note>): StoryMoment<Note>[] {
  if (given.length < minMoments) return [];
  const notes = given.toSorted((one, other) => one.timestamp - other.timestamp);
  const chosen = new Map<string, StoryMoment<Note>>();
  const tell = (candidates: readonly Note[], reason: StoryReason, max: number) => {
    for (const note of candidates.filter(({ id }) => !chosen.has(id)).slice(0, max)) {
      if (chosen.size < maxMoments) chosen.set(note.id, { note, reason });
    }
  };
  const about = (skill: SingleSkill) => {
    const evidence = currentEvidence(ratings.find(({ skillName }) => skillName === skill)?.evidence ?? [], notes);
    const linked = notes.filter(({ id }) => evidence.includes(id));
    return [...linked, ...notes.filter((note) => !evidence.includes(note.id) && noteSkills(note).includes(skill))];
  };

  for (const { skill } of priorities) {
    const toWorkOn = about(skill).filter((note) => !isPraise(note));
    tell(toWorkOn, { kind: 'priority', skill }, notesOfPriority);
  }
  const best = singleSkills
    .filter((skill) => priorities.every((one) => one.skill !== skill))
    .map((skill) => ({
      skill,
      value: toNumber(ratings.find(({ skillName }) => skillName === skill)?.rating) ?? -1,
      praise: about(skill).filter(isPraise),
    }))
    .filter(({ value, praise }) => value >= 0 && praise.length > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, maxBestSkills);
  for (const { skill, praise } of best) tell(praise, { kind: 'best', skill }, notesOfBestSkill);
  tell(notes.filter(isPraise), { kind: 'highlight' }, maxMoments);
  const isShown = ({ board, endTimestamp }: Note) => Number(board !== null || endTimestamp !== null);
  const rest = notes.toSorted((one, other) => isShown(other) - isShown(one));
  tell(rest, { kind: 'more' }, Math.max(0, minMoments - chosen.size));
  return [...chosen.values()];
}

/**
 * A moment's texts: the note's title as heading, and the coach's full comment. Without a title, the comment's first sentence is the
 * heading. Both are empty for a note that is only a drawing.
 */
export function momentText({ title, comment }: Pick<EvidenceNote, 'title' | 'comment'>): {
  heading: string;
  text: string;
} {
  const [heading, text] = [readableTitle(title).trim(), withoutAiPrefix(comment).trim()];
  if (heading) return { heading, text };
  const first = /^.*?(?:[.!?](?=\s|$)|$)/u.exec(text)?.[0] ?? '';
  return { heading: first, text: text.slice(first.length).trim() };
}
