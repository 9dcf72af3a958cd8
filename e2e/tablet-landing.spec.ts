// The landing page on a wide tablet in landscape.

import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1366, height: 1024 }, isMobile: true, hasTouch: true });

test('a wide tablet gets the simplified landing page, without a script', async ({ browser, server, viewport }) => {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Padel Performance Analysis');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/auth?tab=register');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});
