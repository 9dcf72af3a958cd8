// The page frame. e2e/accessibility.spec.ts checks that every screen begins at its left edge.

import { continueAs, demoEmail, expect, test } from './fixtures.ts';

test('nothing of the bottom bar is cut, at 320 and 390 pixels', async ({ page }) => {
  for (const who of ['player', 'direct', 'coach', 'club']) {
    await continueAs(page, demoEmail(who));
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/notifications');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const bar = page.getByRole('navigation', { name: 'Bottom' });
      await expect(bar).toBeVisible();
      // The fallback font is not quite as wide.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const cut = await bar.getByRole('link').evaluateAll((links) =>
        links
          .flatMap((link) => [...link.querySelectorAll('span')])
          .filter((label) => getComputedStyle(label).textOverflow === 'ellipsis')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${who} at ${width}`).toEqual([]);
    }
  }
});

test('the form for a video begins at the screen’s left edge', async ({ page }) => {
  await continueAs(page, demoEmail('player'));
  await page.goto('/player/videos?add=true');
  const form = page.getByRole('form', { name: 'Add a video' });
  await expect(form).toBeVisible();
  const title = await page.locator('main h1').evaluate((element) => element.getBoundingClientRect().left);
  expect(await form.evaluate((element) => element.closest('section')?.getBoundingClientRect().left)).toBe(title);
});
