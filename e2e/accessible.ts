// What journeys ask of a screen's accessibility: axe, and nothing wider than the screen.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects nothing that axe finds, or nothing that it calls serious. In one theme: the themes differ in colours alone, and their
 * contrast is worked out from the tokens (src/web/theme-contrast.test.ts).
 */
export async function expectAccessible(page: Page, finds: 'anything' | 'serious' = 'anything'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const counted = violations.filter(
    ({ impact }) => finds === 'anything' || impact === 'serious' || impact === 'critical',
  );
  expect(
    counted.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    page.url(),
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
