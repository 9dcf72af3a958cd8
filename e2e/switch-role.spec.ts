// An administrator views as a player, and returns.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { demoEmail, expect, journeyEmail, signIn, test } from './fixtures.ts';

test('an administrator views Pala as a player, and returns @phone', async ({ page, context }) => {
  const banner = page.getByRole('region', { name: 'Viewing as someone else' });
  await signIn(page, demoEmail('admin'));
  const other = await context.newPage();
  await other.goto('/admin/users');
  await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();

  await test.step('find the player and start', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('link', { name: 'Switch Role' }).last().click();
    await expect(page.getByRole('heading', { name: 'Switch Role' })).toBeFocused();
    await page.getByRole('searchbox').fill('enzo vinter');
    await page.getByRole('button', { name: 'View as Enzo Vinter' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Enzo' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('the banner is on top of everything, without covering the focus', async () => {
    await expect(banner.getByRole('status')).toHaveText('You are viewing Pala as Enzo Vinter (Player).');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(banner).toBeInViewport({ ratio: 1 });
    // Back up by the keyboard: each stop must be visible below banner and navigation.
    await page.getByRole('main').getByRole('link').last().focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isFocusHidden(page), 'what has the focus is covered').toBe(false);
    }
  });

  await test.step('other windows follow', async () => {
    await expect(other.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Viewing as someone else' })).toBeVisible();
    await other.close();
  });

  await test.step('change something harmless: send in a video of the player', async () => {
    await page.goto('/player/videos?add=true');
    await page.getByLabel('Title').fill('Seen from the other side');
    await page.getByLabel('Video link').fill('https://youtu.be/switchrole1');
    await page.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(page.getByText('Video added successfully!')).toBeVisible();
  });

  await test.step('screens of administrators are not found', async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(banner).toBeVisible();
  });

  await test.step('return', async () => {
    await banner.getByRole('button', { name: 'Return' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/role-switcher');
    await expect(banner).toHaveCount(0);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  });
});

test('a visitor of the demo signs in with one click', async ({ page }) => {
  await page.goto('/auth?tab=login');
  await page.getByRole('link', { name: 'Demo accounts' }).click();
  await page.getByRole('button', { name: /^Sign in as Lucía/ }).click();
  await expect(page.getByRole('button', { name: /^Profile menu of Lucía/ })).toBeVisible();
});

test('old addresses lead on, through signing in', async ({ page }) => {
  for (const [address, target] of [
    ['/upload', '/player/videos?add=true'],
    ['/player/home', '/player'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(address);
    await expect(page).toHaveURL(`/auth?tab=login&returnTo=${encodeURIComponent(address)}`);
    await page.getByLabel('Email').fill(journeyEmail('returning'));
    await page.getByLabel('Password', { exact: true }).fill('padel-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(target);
  }
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome, Saga' })).toBeVisible();
});

/** Whether something covers the centre of the focused element. */
function isFocusHidden(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body) return false;
    const box = focused.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !(focused.contains(top) || top?.contains(focused));
  });
}
