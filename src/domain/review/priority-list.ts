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

/** The priorities without the one for a skill. */
export function withoutPriority(priorities: readonly Priority[], skill: SingleSkill): Priority[] {
  return priorities.filter((one) => one.skill !== skill);
}
