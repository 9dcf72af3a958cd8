// Column labels do not overlap.

import { expect, it } from 'vitest';
import { labelStep } from './column-labels.ts';

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
const tiers = ['Entry Level', 'Getting There', 'Solid', 'Advanced'];

it.each([
  ['a month on a phone', days, 256, 6],
  ['a month on a desktop', days, 768, 2],
  ['four tiers on a phone', tiers, 288, 1],
  ['four tiers on the narrowest one', tiers, 200, 2],
  ['nothing', [], 256, 1],
  ['one column', ['2026'], 10, 1],
])('%s', (_, labels, width, step) => {
  expect(labelStep(labels, width)).toBe(step);
});
