// Every screen in both themes: nothing that axe calls serious, and nothing wider than the screen.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { installFakeYouTube } from './fake-youtube.ts';
import { expect, signIn, test } from './fixtures.ts';

/** By whose account, and about what, where one account has much to see: the addresses that they look at. */
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
  ],
  'player (themselves)': [
    '/player/profile',
    '/player/profile?tab=goals',
    '/player/profile?tab=training',
    '/player/profile?tab=security',
    '/progress?tab=benchmarks',
    '/performance?tab=tracking',
    '/nowhere',
  ],
  direct: [
    '/player',
    '/progress',
    '/performance',
    '/player/goals',
    '/player/training',
    '/player/profile',
    '/my-coaches',
    '/my-coaches/find',
  ],
  coach: [
    '/coach/dashboard',
    '/coach/videos',
    '/coach/videos?show=done',
    '/coach/videos?show=unclaimed',
    '/admin/level-verification',
    '/admin/level-verification?show=second-word',
    '/profile?tab=security',
    '/profile?tab=coaching',
  ],
  freelance: [
    '/coach/players',
    '/coach/add-player',
    '/coach/sessions',
    '/coach/sessions?show=completed',
    '/coach/sessions?view=week',
    '/coach/schedule',
  ],
  club: ['/club/dashboard'],
  admin: [
    '/admin/dashboard',
    '/admin/users',
    '/admin/create-user',
    '/admin/videos',
    '/admin/level-verification?show=verified',
    '/role-switcher',
    '/player/progress',
    '/nav-test',
  ],
} as const;

for (const [group, paths] of Object.entries(screens)) {
  const [who = ''] = group.split(' ');
  test(`the screens of ${group} are accessible in both themes @phone`, async ({ page }, { project }) => {
    await installFakeYouTube(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (who !== 'visitor') await signIn(page, `${who}@demo.pala.example`);
    const addresses: string[] = [...paths];
    if (group === 'player')
      addresses.push(await firstLink(page, '/player/videos?status=analyzed', '/player/video-analysis/'));
    if (who === 'coach') addresses.push(await firstLink(page, '/coach/videos', '/coach/video-analysis/'));
    if (who === 'freelance') {
      const player = await firstLink(page, '/coach/players', '/coach/player/');
      addresses.push(
        ...['', '?part=goals', '?part=sessions', '?part=videos', '?part=notes'].map((part) => player + part),
      );
    }
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await seriousFindings(new AxeBuilder({ page })), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
      // What changes on a phone is the layout, and that is the same in both themes.
      if (project.name === 'phone') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await drawn(page);
      const inDark = await seriousFindings(new AxeBuilder({ page }).withRules(colourRules));
      expect(inDark, `${address} in the dark theme`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

/** The themes differ in colours and in nothing else, so only these rules can judge one of them differently. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until the page has been drawn as it is now, with the last change of a colour. */
async function drawn(page: Page): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await page.evaluate(frame);
  await page.evaluate(frame);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** What axe calls serious or critical, each with the element. */
async function seriousFindings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Address of the first link of a list that leads below `prefix`. */
async function firstLink(page: Page, list: string, prefix: string): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="${prefix}"]`).first();
  return (await link.getAttribute('href')) ?? '';
}
