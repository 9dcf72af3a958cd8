// One page frame: content begins at the same line on every screen, whoever is signed in.

import { continueAs, demoEmail, expect, test } from './fixtures.ts';

/** The left edge of the page frame in a window of 1280: the width of 1200 in its middle, and the frame's margin. */
const leftEdge = 64;

const screens = {
  player: [
    '/',
    '/player/videos',
    '/player/progress',
    '/player/profile',
    '/player/goals',
    '/player/pair',
    '/player/training',
    '/my-coaches',
    '/performance',
    '/subscription-management',
    '/notifications',
    '/nowhere',
  ],
  coach: [
    '/coach/dashboard',
    '/coach/players',
    '/coach/videos',
    '/coach/sessions',
    '/coach/messages',
    '/coach/profile',
    '/coach/add-player',
    '/admin/level-verification',
  ],
  club: [
    '/club/dashboard',
    '/club/coaches',
    '/club/players',
    '/club/videos',
    '/club/reports',
    '/club/create-user',
    '/club/awards',
    '/club/highlights',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/users',
    '/admin/clubs',
    '/admin/analytics',
    '/admin/audit',
    '/admin/videos',
    '/admin/create-club',
    '/admin/training',
    '/role-switcher',
  ],
} as const;

test.use({ viewport: { width: 1280, height: 800 } });

for (const role of ['player', 'coach', 'club', 'admin'] as const) {
  test(`the screens of ${role} begin at one line`, async ({ page }) => {
    await continueAs(page, demoEmail(role));
    for (const path of screens[role]) {
      await page.goto(path);
      const title = page.locator('main h1').first();
      await expect(title).toBeVisible();
      // The title, and whatever stands first below it.
      const lefts = await title.evaluate((heading) => {
        const content = heading.closest('header')?.nextElementSibling ?? heading;
        return [heading, content].map((part) => Math.round(part.getBoundingClientRect().left));
      });
      expect(lefts, path).toEqual([leftEdge, leftEdge]);
    }
  });
}

test('nothing of the bottom bar is cut, at 320 and 390 pixels', async ({ page }) => {
  for (const who of ['player', 'direct', 'coach', 'club']) {
    await continueAs(page, demoEmail(who));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/notifications');
      const bar = page.getByRole('navigation', { name: 'Bottom' });
      await expect(bar).toBeVisible();
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

test('the form that adds a video begins at the line of the screen', async ({ page }) => {
  await continueAs(page, demoEmail('player'));
  await page.goto('/player/videos?add=true');
  const form = page.getByRole('form', { name: 'Add a video' });
  await expect(form).toBeVisible();
  expect(await form.evaluate((element) => element.closest('section')?.getBoundingClientRect().left)).toBe(leftEdge);
});
