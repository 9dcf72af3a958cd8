// Filters of the coach's notes.

import type { Annotation } from '#contract/videos/videos.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';

/** A type of note, or a skill. */
export type NoteChoice = { kind: 'type'; value: NoteType } | { kind: 'skill'; value: SingleSkill };

/** A filter, and how many notes it shows. */
export type CountedChoice = NoteChoice & { count: number };

/** Whether a note is shown; without a filter all are. */
export function isChosen(note: Annotation, choice: NoteChoice | null): boolean {
  if (choice === null) return true;
  return choice.kind === 'type' ? note.type === choice.value : note.skill === choice.value;
}

/** Fewest notes for a filter. */
const minNotes = 4;

/** The types and skills that occur; none of a kind if there are few notes or all are alike. */
export function noteChoices(notes: readonly Annotation[]): { types: CountedChoice[]; skills: CountedChoice[] } {
  const types = noteTypes.map((value) => ({ kind: 'type', value }) as const);
  const skills = singleSkills.map((value) => ({ kind: 'skill', value }) as const);
  return { types: occurring(types, notes), skills: occurring(skills, notes) };
}

function occurring(choices: readonly NoteChoice[], notes: readonly Annotation[]): CountedChoice[] {
  const counted = choices
    .map((choice) => ({ ...choice, count: notes.filter((note) => isChosen(note, choice)).length }))
    .filter(({ count }) => count > 0);
  const isDivided = counted.some(({ count }) => count < notes.length);
  return notes.length < minNotes || !isDivided ? [] : counted;
}
