// Labels of goal states.

import type { goalStates } from '#domain/progress/goal-states.ts';

/** By state. */
export const goalStateWords: Record<(typeof goalStates)[number], string> = {
  open: 'In progress',
  overdue: 'Overdue',
  reached: 'Reached',
};
