// Which two moments of a skill stand beside each other: one of this review, one of an earlier one.

import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { type EvidenceNote, noteSkills } from './review-evidence.ts';

/** A note as far as the choice needs it. */
type Moment = EvidenceNote & { timestamp: number };

/** The skills with a note on both sides, in their usual order. */
export function sharedSkills(now: readonly Moment[], then: readonly Moment[]): SingleSkill[] {
  const [ofNow, ofThen] = [now, then].map((notes) => new Set(notes.flatMap(noteSkills)));
  return singleSkills.filter((skill) => ofNow?.has(skill) && ofThen?.has(skill));
}

/** The notes about a skill, the latest of the video first. */
export function momentsOf<T extends Moment>(notes: readonly T[], skill: SingleSkill): T[] {
  return notes.filter((note) => noteSkills(note).includes(skill)).toSorted((a, b) => b.timestamp - a.timestamp);
}
