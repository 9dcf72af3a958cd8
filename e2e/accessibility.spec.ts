// Every screen at the width of a desktop and a phone: no serious axe findings, nothing wider than the screen, and content at the common
// left edge.
//
// One load of a screen serves both widths; a page with a phone version is loaded as a phone, too.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { everyScreen } from './every-screen.ts';
import { continueAs, demoEmail, expect, goWithin, test } from './fixtures.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Left edge of the page frame in the desktop's window. */
const leftEdge = (desktop.width - 1200) / 2 + 24;

for (const [who, about, screens] of everyScreen) {
  const tag = about === 'public pages' ? '@phone' : [];
  test(`the screens of ${who} are accessible: ${about}`, { tag }, async ({ page }) => {
    await arrive(page, who);
    let before: string | RegExp = '';
    for (const [address, title] of Object.entries(screens)) {
      // Within the application, as people navigate; the new title shows that the next screen is loaded.
      if (who === 'visitor' || before === '' || before === title) await page.goto(address);
      else await page.evaluate((to) => history.pushState({}, '', to), address);
      await expectScreen(page, title, who === 'visitor' ? undefined : expectLeftEdge);
      before = title;
    }
  });
}

test('a published review is accessible', async ({ page }) => {
  await arrive(page, 'player');
  const title = await follow(
    page,
    '/player/videos?status=analyzed',
    '/player/video-analysis/',
    /^\s*View Analysis of /,
  );
  await expectScreen(page, title);
});

test('the workspace of a review is accessible', async ({ page }) => {
  await arrive(page, 'coach');
  const title = await follow(page, '/coach/videos', '/coach/video-analysis/', /^\s*Open review of /);
  await expectScreen(page, title);
});

test('each part of a player’s page is accessible to their coach', async ({ page }) => {
  await arrive(page, 'freelance');
  await page.goto('/coach/players');
  const player = page.locator('a[href^="/coach/player/"]').first();
  const address = (await player.getAttribute('href')) ?? '';
  const name = ((await player.textContent()) ?? '').trim();
  await page.goto(`${address}?part=goals`);
  await expectScreen(page, name);
  for (const part of ['Sessions', 'Videos', 'Notes', 'Progress', 'History', 'Benchmarks']) {
    await openPart(page, part);
    await expectScreen(page, name);
  }
});

test('each part of a person’s page, and of administrators’ screens, is accessible', async ({ page }) => {
  await arrive(page, 'admin');
  const name = await follow(page, '/admin/users?search=Nygaard', '/admin/player/', /^/);
  const address = new URL(page.url()).pathname;
  await expectScreen(page, name);
  for (const part of ['History', 'Videos', 'Goals', 'Sessions', 'Level', 'Benchmarks', 'Account', 'Changes']) {
    await openPart(page, part);
    await expectScreen(page, name);
  }
  await goWithin(page, `/admin/player-dashboard?player=${address.split('/').at(-1)}`, 'Player Dashboard');
  await expectScreen(page, 'Player Dashboard');
  for (const part of ['Progress', 'History', 'Level', 'Benchmarks']) {
    await openPart(page, part);
    await expectScreen(page, 'Player Dashboard');
  }
  await goWithin(page, `/admin/performance-training?player=${address.split('/').at(-1)}`, 'Performance Training');
  await expectScreen(page, 'Performance Training');
});

test('administrators’ dialogs are accessible: people', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto('/admin/users?search=Nygaard');
  const more = page.getByRole('button', { name: 'More for Freja Nygaard' });
  for (const [item, title] of [
    ['Change role or club', 'Role and club of Freja Nygaard'],
    ['Suspend', /^Suspend Freja/],
    ['Delete account', /^Delete the account/],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expectDialog(page, title);
  }
  await page.getByRole('button', { name: 'Adjust credits of Freja Nygaard' }).click();
  await expectDialog(page, /credits/i);
  await page.getByRole('checkbox', { name: 'Select all 1' }).check();
  await page.getByRole('button', { name: 'Suspend the selected people' }).click();
  await expectDialog(page, 'Suspend 1 person');
});

test('administrators’ dialogs are accessible: clubs, notes and factors', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto('/admin/clubs');
  await page
    .getByRole('link', { name: 'Havnens Padel' })
    .or(page.getByRole('button', { name: 'Havnens Padel' }))
    .first()
    .click();
  await expectScreen(page, 'Havnens Padel');
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Edit name or code' }).click();
  await expectDialog(page, /./);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectDialog(page, /Havnens Padel/);
  await goWithin(page, '/admin/video-annotations', 'Notes');
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await expectDialog(page, 'Correct this note');
  await goWithin(page, '/profile?tab=security', 'My Profile');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expectDialog(page, 'Set up an authenticator app');
});

/** One page frame: title and content begin at the left margin of the page's 1200 pixels. */
async function expectLeftEdge(page: Page): Promise<void> {
  const lefts = await page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      // The title, and the first element below it.
      const content = heading.closest('header')?.nextElementSibling ?? heading;
      return [heading, content].map((part) => Math.round(part.getBoundingClientRect().left));
    });
  expect(lefts, page.url()).toEqual([leftEdge, leftEdge]);
}

/** Expects a dialog with this title and no findings in it or behind it, as on a phone, and closes it. */
async function expectDialog(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
  await page.setViewportSize(phone);
  await expectAccessible(page, 'serious');
  await page.setViewportSize(desktop);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Opens the browser as one of the demo's people, in the light theme and without motion. */
async function arrive(page: Page, who: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (who !== 'visitor') await continueAs(page, demoEmail(who));
}

/** The widths of windows, the current one first: a new layout costs as much as a check. */
function windowsOf(page: Page): readonly (typeof phone)[] {
  if (test.info().project.name === 'phone') return [phone];
  return page.viewportSize()?.width === phone.width ? [phone, desktop] : [desktop, phone];
}

/**
 * Expects the screen with this title (or its dialog), with all its data, and no findings; `further` has more expectations on a desktop.
 */
async function expectScreen(
  page: Page,
  title: string | RegExp,
  further?: (page: Page) => Promise<void>,
): Promise<void> {
  // Toasts are dialogs too, with their kind on the heading.
  const ofDialog = page.getByRole('dialog').getByRole('heading', { level: 2 }).and(page.locator(':not([data-type])'));
  const heading = page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).or(ofDialog);
  for (const viewport of windowsOf(page)) {
    await page.setViewportSize(viewport);
    await expect(heading).toHaveText(title);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, 'serious');
    if (viewport === desktop) await further?.(page);
  }
}

/** Opens a part of the screen by its tab. */
async function openPart(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Follows the first link of a list that leads below `prefix`; returns the title of its screen, the link's text after `lead`. */
async function follow(page: Page, list: string, prefix: string, lead: RegExp): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="${prefix}"]`).filter({ hasText: lead }).first();
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  return name.trim().replace(lead, '');
}
