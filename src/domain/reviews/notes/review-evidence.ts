// What a rating rests on: the notes that a coach has linked to it, and those that could be.

import { type SingleSkill, type SkillName, singleSkills } from '#domain/skills/skills.ts';
import { mentionedSkills } from './coach-text.ts';

/** The most notes that one rating rests on. Ours: what convinces, not all there is. */
export const maxEvidence = 10;

/** What the rules need to know of a note. */
export interface EvidenceNote {
  id: string;
  title: string;
  comment: string;
  /** Null unless the coach said which skill it is about. */
  skill: SingleSkill | null;
}

/** The skills that a note is about: the one that the coach chose, otherwise those that its words name. */
export function noteSkills({ title, comment, skill }: EvidenceNote): SingleSkill[] {
  if (skill !== null) return [skill];
  const named = mentionedSkills(`${title}\n${comment}`).map((one) => one.skill);
  return singleSkills.filter((one) => named.includes(one));
}

/** Notes to propose as evidence of a skill: those that are about it and not yet linked, in their order. None for overall. */
export function proposedEvidence<T extends EvidenceNote>(
  skillName: SkillName,
  notes: readonly T[],
  evidence: readonly string[],
): T[] {
  return notes.filter((note) => !evidence.includes(note.id) && noteSkills(note).some((skill) => skill === skillName));
}

/** The links after a click on a note: taken away if it was linked, otherwise added unless there are enough. */
export function toggledEvidence(evidence: readonly string[], noteId: string): string[] {
  if (evidence.includes(noteId)) return evidence.filter((id) => id !== noteId);
  return evidence.length < maxEvidence ? [...evidence, noteId] : [...evidence];
}

/** The links that lead somewhere: each note once, in the order of the notes. Links to deleted notes are dropped. */
export function currentEvidence(evidence: readonly string[], notes: readonly { id: string }[]): string[] {
  return notes
    .map(({ id }) => id)
    .filter((id) => evidence.includes(id))
    .slice(0, maxEvidence);
}
