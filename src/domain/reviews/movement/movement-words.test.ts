// How shares of movement are written.

import { expect, it } from 'vitest';
import { percent } from './movement-words.ts';

it.each([
  [0, '0%'],
  [0.574, '57%'],
  [0.575, '58%'],
  [0.285, '29%'],
  [1, '100%'],
])('a share of %s is %s, rounded as every figure is', (share, words) => {
  expect(percent(share)).toBe(words);
});
