// Priorities with their drills: validation and proposals (docs/product.md#review: one or two, not a dozen).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { type EvidenceNote, noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { drillById, proposedDrill } from '#domain/skills/drills.ts';
import { insight } from '#domain/skills/insights.ts';
import { skillActions } from '#domain/skills/skill-actions.ts';
import { type SkillName, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { findingOf } from '#domain/videos/note-findings.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { maxFocusLength, maxPriorities, type Priority } from './priority-list.ts';

/** The level for drills if a player has neither rating nor level (docs/product.md#review: the default level). */
const levelOfBeginners = 1;

/** Why these cannot be a review's priorities, as a sentence to show; null if they can. */
export function prioritiesProblem(priorities: readonly Priority[]): string | null {
  if (priorities.length > maxPriorities) return say(msg`A review has at most ${{ count: maxPriorities }} priorities.`);
  if (new Set(priorities.map(({ skill }) => skill)).size < priorities.length)
    return say(msg`The same skill is a priority twice.`);
  if (priorities.some(({ focus }) => isBlank(focus))) return say(msg`Say what to work on in each priority.`);
  const lost = priorities.find(({ drillId }) => drillById(drillId) === null);
  return lost ? say(msg`Choose a drill for ${{ skill: skillLabel(lost.skill) }}.`) : null;
}

interface PriorityFacts {
  ratings: readonly { skillName: SkillName; rating: number }[];
  notes: readonly (EvidenceNote & { type: NoteType })[];
  /** The player's level, 1.0–7.0; null if unknown. */
  level: number | null;
}

/**
 * Proposed priorities: skills that the coach rated or noted for improvement, most such notes first, then the lowest rated. The focus is
 * the first of those notes, otherwise general advice for that level; the drill fits the rating.
 */
export function proposedPriorities({ ratings, notes, level }: PriorityFacts): Priority[] {
  const improvements = notes.filter(({ type }) => findingOf(type) === 'improvement');
  return singleSkills
    .map((skill) => ({
      skill,
      rating: ratings.find(({ skillName }) => skillName === skill)?.rating ?? null,
      notes: improvements.filter((note) => noteSkills(note).includes(skill)),
    }))
    .filter(({ rating, notes: about }) => rating !== null || about.length > 0)
    .toSorted(
      (one, other) =>
        other.notes.length - one.notes.length || (one.rating ?? level ?? 7) - (other.rating ?? level ?? 7),
    )
    .slice(0, maxPriorities)
    .map(({ skill, rating, notes: [first] }) => {
      const at = rating ?? level ?? levelOfBeginners;
      const focus = first && !isBlank(first.title) ? first.title.trim() : skillActions[skill][insight(at).id];
      return { skill, focus: excerpt(focus, maxFocusLength - 1), drillId: proposedDrill(skill, at).id };
    });
}
