// One or two things to work on first: how a review's list of them is kept. Light on purpose: the library of drills is not needed for that.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** What to work on first. */
export interface Priority {
  skill: SingleSkill;
  /** What exactly, in the coach's words. */
  focus: string;
  /** A drill of the library (`drillById`). */
  drillId: string;
}

/** How many priorities a review has at most, and how long the focus of one may be, in characters. */
export const maxPriorities = 2;
export const maxFocusLength = 300;

/** The priorities with one put in: it takes the place of the one for the same skill; a third skill changes nothing. */
export function withPriority(priorities: readonly Priority[], priority: Priority): Priority[] {
  const index = priorities.findIndex(({ skill }) => skill === priority.skill);
  if (index >= 0) return priorities.with(index, priority);
  return priorities.length < maxPriorities ? [...priorities, priority] : [...priorities];
}

/**
 * The priorities with one at a place, 1 or 2. A skill that is one already keeps its words and its drill, and only moves. While there is
 * room the others make way; in a full list it takes the place of the one that stood there.
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
