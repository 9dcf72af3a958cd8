// Lists, menus and sheets are accessible while they are open.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { continueAs, demoEmail, expect, signIn, test } from './fixtures.ts';

test('the list of countries leaves the page readable, and closes with Tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth?tab=register');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('De');
  await expect(page.getByRole('option', { name: 'Denmark' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await country.press('Escape');
  await expect(page.getByRole('option', { name: 'Denmark' })).toBeHidden();
  await country.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await country.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the sheets and menus of a player are accessible while they are open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'player@demo.pala.example');
  await page.goto('/player/videos');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const name of [/^Notifications/, /^Profile menu/]) await expectOpened(page, name, 'dialog');
  // The screens without room in the navigation, which is narrowest next to the quick actions.
  await page.setViewportSize({ width: 1290, height: 800 });
  await expectOpened(page, /^More/, 'menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOpened(page, 'Open menu', 'menu');
});

/** A role's screens with overlays: the address, or the list and the prefix of its first link, and the buttons that open one. */
const opening: Record<
  string,
  readonly [screen: string | readonly [list: string, prefix: string], buttons: readonly (string | RegExp)[]][]
> = {
  player: [
    [
      ['/player/videos?status=pending', '/player/video-analysis/'],
      ['Edit what you sent', 'More for this video'],
    ],
    [
      ['/player/videos?status=analyzed', '/player/video-analysis/'],
      ['Watch as a story', 'More for this review', 'Then and now'],
    ],
    ['/player/training', ['Ask for a session']],
    [['/my-coaches', '/my-coaches?with='], [/^More actions for/]],
    ['/profile?tab=security', ['Set up an app', 'Delete my account']],
    ['/subscription-management', ['Cancel subscription', 'Change to Pro']],
  ],
  coach: [
    ['/coach/sessions', ['Volleys in fours', /^Decline/]],
    [['/coach/players', '/coach/player/'], [/^More actions for/]],
    [['/coach/videos', '/coach/video-analysis/'], ['Keyboard shortcuts']],
  ],
  club: [
    ['/club/players', [/^More for/, /^Coaches/]],
    ['/club/groups', ['New group']],
    [['/club/groups', '/club/groups/'], [/^More for/]],
    ['/club/coaches', [/^More for/, /^Connect member/]],
    ['/club/highlights', ['New reel']],
    ['/club/spotlights', ['New card']],
  ],
};

for (const [who, screens] of Object.entries(opening)) {
  test(`overlays on the screens of ${who} are accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await continueAs(page, demoEmail(who));
    for (const [screen, buttons] of screens) {
      await open(page, screen);
      // The screen is loaded.
      await expect(page.getByRole('main').getByRole('button', { name: buttons[0] }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const name of buttons) {
        await page.getByRole('main').getByRole('button', { name }).first().click();
        const opened = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
        await expect(opened.first()).toBeVisible();
        expect(await axeFindings(page), `${page.url()}: ${name}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
    }
  });
}

test('each tab of the workspace, its code pad and its note are accessible, in focus mode too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await continueAs(page, demoEmail('coach'));
  await open(page, ['/coach/videos', '/coach/video-analysis/']);
  await expect(page.getByRole('tab', { name: /Notes/ })).toBeVisible();
  for (const tab of [/Skills/, /Summary/, /Match/, /Notes/]) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await axeFindings(page), String(tab)).toEqual([]);
  }
  for (const key of ['q', 'q', 'f', 't']) {
    await page.keyboard.press(key);
    expect(await axeFindings(page), `after ${key}`).toEqual([]);
  }
});

/** Opens an address, or follows the first link of a list. */
async function open(page: Page, screen: string | readonly [list: string, prefix: string]): Promise<void> {
  if (typeof screen === 'string') {
    await page.goto(screen);
    return;
  }
  const [list, prefix] = screen;
  await page.goto(list);
  const link = page.locator(`main a[href^="${prefix}"]`).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
}

/** Opens an overlay from the head of the screen, expects no axe findings, and closes it with Escape. */
async function expectOpened(page: Page, name: string | RegExp, role: 'dialog' | 'menu'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole(role)).toBeVisible();
  expect(await axeFindings(page), String(name)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
}
