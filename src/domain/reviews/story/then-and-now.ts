// Two moments of a skill to compare, one from this review and one from an earlier one (docs/product.md#review).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { type EvidenceNote, noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import type { PriorityOutcome } from '#domain/reviews/priorities/priority-answers.ts';
import { numberText } from '#domain/round-to.ts';
import { type SingleSkill, type SkillName, singleSkills } from '#domain/skills/skills.ts';
import { isPraise } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** The part of a note that the choice needs. */
export type ComparedMoment = EvidenceNote & { timestamp: number; type: NoteType };

/**
 * How unlike two notes of a skill are: 0 of the same type, 1 both praise or both not, 2 praise now but not before. Null for praise before
 * but not now, which would look like getting worse: such notes are not compared.
 */
function unlikeness(then: ComparedMoment, now: ComparedMoment): number | null {
  if (then.type === now.type) return 0;
  if (isPraise(then) === isPraise(now)) return 1;
  return isPraise(now) ? 2 : null;
}

/** Whether two notes of a skill can be compared: like with like, or as an improvement. */
export function isComparable(then: ComparedMoment, now: ComparedMoment): boolean {
  return unlikeness(then, now) !== null;
}

/** The skills with two comparable notes, in the usual order. */
export function sharedSkills(now: readonly ComparedMoment[], then: readonly ComparedMoment[]): SingleSkill[] {
  return singleSkills.filter((skill) => closestPair(momentsOf(then, skill), momentsOf(now, skill)) !== null);
}

/** The notes on a skill, the latest in the video first. */
export function momentsOf<T extends ComparedMoment>(notes: readonly T[], skill: SingleSkill): T[] {
  return notes.filter((note) => noteSkills(note).includes(skill)).toSorted((a, b) => b.timestamp - a.timestamp);
}

/** The most similar pair of notes, preferring the first of each list; null if none can be compared. */
export function closestPair<Then extends ComparedMoment, Now extends ComparedMoment>(
  then: readonly Then[],
  now: readonly Now[],
): { earlier: Then; today: Now } | null {
  const pairs = now.flatMap((one) =>
    then.flatMap((other) => {
      const distance = unlikeness(other, one);
      return distance === null ? [] : [{ earlier: other, today: one, distance }];
    }),
  );
  // Stable sort: among equals the first stays first.
  const [closest] = pairs.toSorted((one, other) => one.distance - other.distance);
  return closest ? { earlier: closest.earlier, today: closest.today } : null;
}

/** A review's skills, and the previous review. */
export interface ReviewedSkills {
  priorities: readonly { skill: SingleSkill }[];
  priorityAnswers: readonly { skill: SingleSkill; answer: PriorityOutcome | null }[];
  ratings: readonly { skillName: SkillName; rating: Numeric }[];
  previous: {
    ratings: Partial<Record<SkillName, Numeric>>;
    priorities: readonly { skill: SingleSkill }[];
  } | null;
}

/** The skills to start a comparison with: the coach's priorities, those of the previous review, then what has improved. */
export function initialSkills({ priorities, priorityAnswers, ratings, previous }: ReviewedSkills): SingleSkill[] {
  const hasRisen = (skill: SingleSkill) => {
    const before = toNumber(previous?.ratings[skill]);
    const after = toNumber(ratings.find(({ skillName }) => skillName === skill)?.rating);
    return before !== null && after !== null && after > before;
  };
  const isBetter = (skill: SingleSkill) =>
    priorityAnswers.some((one) => one.skill === skill && one.answer === 'better') || hasRisen(skill);
  const asked = [...priorities, ...(previous?.priorities ?? [])].map(({ skill }) => skill);
  return [...new Set([...asked, ...singleSkills.filter(isBetter)])];
}

/** Two moments in step: the instant of contact in each video, in seconds. */
export interface InStep {
  earlier: number;
  current: number;
}

/** How many seconds later contact is in the current video than in the earlier one. */
export function offsetOf({ earlier, current }: InStep): number {
  return current - earlier;
}

/**
 * How far two players are out of step, in seconds: positive if the current one is ahead. 0 while both keep the offset.
 *
 * @param positions where the two players are
 */
export function driftOf(positions: InStep, contact: InStep): number {
  return offsetOf(positions) - offsetOf(contact);
}

/** The part of a second from which drift is shown: a tenth is less than a player's position is accurate to. */
const smallestDrift = 0.15;

/** "In step", "0.2 s apart". */
export function driftWords(drift: number): string {
  const apart = Math.abs(drift);
  return apart < smallestDrift ? say(msg`In step`) : say(msg`${{ seconds: numberText(apart.toFixed(1)) }} s apart`);
}

/** Whether drift is large enough to be put right. */
export function isApart(drift: number): boolean {
  return Math.abs(drift) >= smallestDrift;
}
