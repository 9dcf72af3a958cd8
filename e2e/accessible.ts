// Accessibility checks of journeys: axe, and nothing wider than the screen.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small build: parsing the other takes as long as running it, in each document again. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * axe's findings on the current screen: each rule with the element that breaks it. In one theme: the themes differ only in colours, whose
 * contrast is computed from the tokens (src/web/theme-contrast.test.ts). Frames of other sites are left out.
 *
 * @param weight `serious` leaves out minor and moderate findings
 */
export async function axeFindings(page: Page, weight: 'any' | 'serious' = 'any'): Promise<string[]> {
  // An opening or closing element is transparent in its first and last frame, which axe takes for hidden.
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-starting-style], [data-ending-style]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return inPage.run(document, { resultTypes: ['violations'], iframes: false });
  });
  return violations
    .filter(({ impact }) => weight === 'any' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Expects no axe findings, or no serious ones, and nothing wider than the screen. */
export async function expectAccessible(page: Page, weight: 'any' | 'serious' = 'any'): Promise<void> {
  expect(await axeFindings(page, weight), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
