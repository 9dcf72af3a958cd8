// A review's list of priorities, apart from the library of drills, which it does not need.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** What to work on first. */
export interface Priority {
  skill: SingleSkill;
  /** The focus, in the coach's words. */
  focus: string;
  /** A drill of the library (`drillById`). */
  drillId: string;
  /** The day, `YYYY-MM-DD`, by which the player is asked for the same situation; without one, none is asked for. */
  sendBy?: string | null | undefined;
}

/** Most priorities per review, and the longest focus in characters. */
export const maxPriorities = 2;
export const maxFocusLength = 300;

/** The priorities with one added: it replaces the one for the same skill; a third skill changes nothing. */
export function withPriority(priorities: readonly Priority[], priority: Priority): Priority[] {
  const index = priorities.findIndex(({ skill }) => skill === priority.skill);
  if (index >= 0) return priorities.with(index, priority);
  return priorities.length < maxPriorities ? [...priorities, priority] : [...priorities];
}

/**
 * The priorities with a skill at a place, 1 or 2. A skill already listed keeps its words and drill, and moves. The others make way while
 * there is room; in a full list it replaces the one at that place.
 */
export function withPriorityAt(priorities: readonly Priority[], priority: Priority, rank: 1 | 2): Priority[] {
  const known = priorities.find(({ skill }) => skill === priority.skill);
  const others = withoutPriority(priorities, priority.skill);
  const index = Math.min(rank - 1, others.length);
  return others.toSpliced(index, others.length < maxPriorities ? 0 : 1, known ?? priority);
}

/** The priorities without the one for a skill. */
export function withoutPriority(priorities: readonly Priority[], skill: SingleSkill): Priority[] {
  return priorities.filter((one) => one.skill !== skill);
}
