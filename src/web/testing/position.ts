// Positions on the screen, for tests of layout shifts.

import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { eventually } from './eventually.ts';

/**
 * Left and top of what a locator finds, once it does, in pixels from the window's corner: where a press would meet it once nothing fades in
 * any more.
 */
export async function positionOf(locator: Locator): Promise<{ left: number; top: number }> {
  await expect.element(locator).toBeInTheDocument();
  // The first test of a browser is drawn before its fonts are there.
  await document.fonts.ready;
  // What opens stands where its way in begins for a frame, and does not move yet.
  await eventually(() => expect(document.querySelector('[data-starting-style]')).toBeNull());
  // Those of skeletons have no end.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { left, top } = locator.element().getBoundingClientRect();
  return { left, top };
}
