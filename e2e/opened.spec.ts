// What opens over a screen is as accessible as the screen: lists, menus and sheets, while they are open.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { expect, signIn, test } from './fixtures.ts';

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
  // The screens that have no room in the navigation, which is least beside the quick actions.
  await page.setViewportSize({ width: 1290, height: 800 });
  await expectOpened(page, /^More/, 'menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOpened(page, 'Open menu', 'menu');
});

/** Opens something from the head of the screen, expects nothing that axe finds, and closes it with Escape. */
async function expectOpened(page: Page, name: string | RegExp, role: 'dialog' | 'menu'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole(role)).toBeVisible();
  expect(await axeFindings(page), String(name)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
}
