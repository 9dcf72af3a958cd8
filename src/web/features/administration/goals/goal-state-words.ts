// Labels of goal states.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { goalStates } from '#domain/progress/goal-states.ts';

/** By state. */
export const goalStateWords: Record<(typeof goalStates)[number], MessageDescriptor> = {
  open: msg({ message: 'In progress', context: 'goal' }),
  overdue: msg({ message: 'Overdue', context: 'goal' }),
  reached: msg({ message: 'Reached', context: 'goal' }),
};
