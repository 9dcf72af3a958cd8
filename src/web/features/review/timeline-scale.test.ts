// Lengths of the timeline.

import { expect, it } from 'vitest';
import { roundedUpLength } from './timeline-scale.ts';

it('makes a timeline of unknown length long enough', () => {
  expect([0, 599, 600, 3700].map(roundedUpLength)).toEqual([600, 600, 1200, 4200]);
});
