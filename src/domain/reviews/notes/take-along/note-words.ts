// A note in words, for every file that takes notes along.

import { cleanLine, isBlank } from '#domain/plain-text.ts';
import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SingleSkill, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { type PairSubject, pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { type NoteType, noteTypeLabel } from '#domain/videos/videos.ts';

/** The formats of a review's notes: YouTube chapters, WebVTT, CSV and our notation. */
export const noteFormats = ['txt', 'vtt', 'csv', 'json'] as const;
export type NoteFormat = (typeof noteFormats)[number];

/** What files say of a note. */
export interface NoteToTake extends NoteMoment {
  type: NoteType;
  skill: SingleSkill | null;
  pair: PairSubject | null;
  title: string;
  comment: string;
  /** The coach's recording, which stays with us; its length in seconds. */
  voice?: { seconds: number } | null | undefined;
}

/** Type, skill and pair subject, each word once: "Improvement · Bandeja", "Strategy". */
export function noteAbout({ type, skill, pair }: Pick<NoteToTake, 'type' | 'skill' | 'pair'>): string {
  const words = [noteTypeLabel(type), skill && skillLabel(skill), pair && pairSubjectLabel(pair)];
  return [...new Set(words)].filter(Boolean).join(' · ');
}

/** The note's title in one line without control characters; what it is about for a note without one. */
export function noteHeadline(note: NoteToTake): string {
  const title = cleanLine(withoutAiPrefix(noteTitle(note)).replaceAll('\0', ''));
  return isBlank(title) ? noteAbout(note) : title;
}

/** Notes by time; those at the same moment in the order given. */
export function notesByTime<T extends NoteMoment>(notes: readonly T[]): T[] {
  return notes.toSorted((one, other) => one.timestamp - other.timestamp);
}
