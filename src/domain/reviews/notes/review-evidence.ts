// The notes linked to a rating, and those to propose.

import { type SingleSkill, type SkillName, singleSkills } from '#domain/skills/skills.ts';
import { mentionedSkills } from './coach-text.ts';

/** Most notes linked to a rating. Ours: enough to convince. */
export const maxEvidence = 10;

/** What the rules need to know of a note. */
export interface EvidenceNote {
  id: string;
  title: string;
  comment: string;
  /** Null unless the coach chose a skill. */
  skill: SingleSkill | null;
}

/** The skills of a note: the one the coach chose, otherwise those its words name. */
export function noteSkills({ title, comment, skill }: EvidenceNote): SingleSkill[] {
  if (skill !== null) return [skill];
  const named = mentionedSkills(`${title}\n${comment}`).map((one) => one.skill);
  return singleSkills.filter((one) => named.includes(one));
}

/** Notes to propose for a skill: about it and not yet linked, in order. None for overall. */
export function proposedEvidence<T extends EvidenceNote>(
  skillName: SkillName,
  notes: readonly T[],
  evidence: readonly string[],
): T[] {
  return notes.filter((note) => !evidence.includes(note.id) && noteSkills(note).some((skill) => skill === skillName));
}

/** The links after a click on a note: removed if linked, otherwise added while there is room. */
export function toggledEvidence(evidence: readonly string[], noteId: string): string[] {
  if (evidence.includes(noteId)) return evidence.filter((id) => id !== noteId);
  return evidence.length < maxEvidence ? [...evidence, noteId] : [...evidence];
}

/** Valid links: each note once, in the order of the notes, without deleted ones. */
export function currentEvidence(evidence: readonly string[], notes: readonly { id: string }[]): string[] {
  return notes
    .map(({ id }) => id)
    .filter((id) => evidence.includes(id))
    .slice(0, maxEvidence);
}
