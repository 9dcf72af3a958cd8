// Every screen in both themes: nothing that axe calls serious, and nothing wider than the screen.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { installFakeYouTube } from './fake-youtube.ts';
import { expect, signIn, test } from './fixtures.ts';

const screens = {
  visitor: [
    '/',
    '/help-center',
    '/privacy-policy',
    '/nope.html',
    '/auth?tab=login',
    '/auth?tab=register',
    '/auth?tab=register&club=HAVNEN',
    '/admin-setup',
    '/set-password',
    '/dev-login',
    '/demo-roles',
  ],
  player: [
    '/player',
    '/player/videos',
    '/player/videos?add=true',
    '/progress',
    '/progress?tab=history',
    '/performance',
    '/performance?tab=skills',
    '/player/goals',
    '/player/training',
    '/player/training?tab=completed',
    '/player/profile',
    '/player/profile?tab=goals',
    '/player/profile?tab=training',
    '/player/profile?tab=security',
    '/progress?tab=benchmarks',
    '/performance?tab=tracking',
    '/nowhere',
  ],
  direct: ['/player', '/progress', '/performance', '/player/goals', '/player/training', '/player/profile'],
  coach: ['/profile?tab=security', '/coach/dashboard', '/coach/videos', '/coach/videos?show=done'],
  club: ['/club/dashboard'],
  admin: [
    '/admin/dashboard',
    '/admin/users',
    '/admin/create-user',
    '/admin/videos',
    '/role-switcher',
    '/player/progress',
    '/nav-test',
  ],
} as const;

for (const [who, paths] of Object.entries(screens)) {
  for (const theme of ['light', 'dark'] as const) {
    // What changes on a phone is the layout, and that is the same in both themes.
    const onPhone = theme === 'light' ? ' @phone' : '';
    test(`the screens of ${who} are accessible in the ${theme} theme${onPhone}`, async ({ page }) => {
      await installFakeYouTube(page);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (who !== 'visitor') await signIn(page, `${who}@demo.pala.example`);
      const addresses: string[] = [...paths];
      if (who === 'player')
        addresses.push(await firstLink(page, '/player/videos?status=analyzed', '/player/video-analysis/'));
      if (who === 'coach') addresses.push(await firstLink(page, '/coach/videos', '/coach/video-analysis/'));
      for (const address of addresses) await lookAt(page, address);
    });
  }
}

/** Opens an address and lets axe look at it once everything is there. */
async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, address).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Address of the first link of a list that leads below `prefix`. */
async function firstLink(page: Page, list: string, prefix: string): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="${prefix}"]`).first();
  return (await link.getAttribute('href')) ?? '';
}
