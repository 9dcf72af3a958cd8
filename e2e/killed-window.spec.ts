// A killed browser, a lost answer, a second device: whose words count, and when the coach is asked.

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, keptOn, test } from './fixtures.ts';
import { startBrowser } from './killed-browser.ts';

const saved = (page: Page) => page.getByText('Saved', { exact: true });
const summary = (page: Page) => page.getByRole('textbox', { name: 'Final summary' });
const question = (page: Page) => page.getByRole('dialog', { name: 'The same lines were changed in another window' });

/** Opens the summary of the review of a video. */
async function openSummary(page: Page, site: string, title: string): Promise<void> {
  await page.goto(`${site}/coach/videos`);
  const address = await page.getByRole('link', { name: `Open review of ${title}` }).getAttribute('href');
  await page.goto(`${site}${address}`);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(summary(page)).toBeVisible();
}

/** Whether the device has a copy with this text. */
async function hasKept(page: Page, words: string): Promise<boolean> {
  return (await keptOn(page, 'reviews', 'copies')).join().includes(words);
}

test('a browser killed while offline comes back with every typed word, and asks nothing', async ({
  server,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'killed-'));
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const first = await startBrowser(profile, launchOptions.args ?? []);
  await continueAs(first.context, journeyEmail('killed.coach'));
  const page = await first.context.newPage();
  await openSummary(page, server.url, 'Killed window');
  await summary(page).fill('Before. ');
  await expect(saved(page)).toBeVisible();
  await first.context.setOffline(true);
  await summary(page).press('End');
  for (const word of words) await page.keyboard.type(`${word} `);
  await expect(page.getByText(/Not saved since/)).toBeVisible();
  await expect.poll(() => hasKept(page, words.at(-1) as string)).toBe(true);
  await first.kill();

  const second = await startBrowser(profile, launchOptions.args ?? []);
  await continueAs(second.context, journeyEmail('killed.coach'));
  const later = await second.context.newPage();
  await openSummary(later, server.url, 'Killed window');
  await expect(summary(later)).toHaveValue(new RegExp(`^Before. ${words.join(' ')}`));
  await expect(saved(later)).toBeVisible();
  await expect(question(later)).toBeHidden();
  await later.reload();
  await later.getByRole('tab', { name: 'Summary' }).click();
  await expect(summary(later)).toHaveValue(new RegExp(`^Before. ${words.join(' ')}`));
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});

test('a reload during a save asks nothing; a second device with the same words changed does', async ({
  page,
  browser,
  server,
}) => {
  await continueAs(page, journeyEmail('answer.coach'));
  await openSummary(page, server.url, 'Held answer');
  // The save arrives; its answer never does.
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/api\/reviews\/[^/]+\/draft$/, async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await summary(page).fill('Good');
  await arrived.promise;
  await summary(page).pressSequentially(' match');
  await expect.poll(() => hasKept(page, 'Good match')).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(summary(page)).toHaveValue('Good match');
  await expect(saved(page)).toBeVisible();
  await expect(question(page)).toBeHidden();

  const device = await browser.newContext();
  await continueAs(device, journeyEmail('answer.coach'));
  const other = await device.newPage();
  await openSummary(other, server.url, 'Held answer');
  await expect(summary(other)).toHaveValue('Good match');
  await page.context().setOffline(true);
  await summary(page).fill('Typed first');
  await expect(page.getByText(/Not saved since/)).toBeVisible();
  await summary(other).fill('Typed later');
  await expect(saved(other)).toBeVisible();
  await page.context().setOffline(false);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('radio', { name: /^Saved elsewhere/ })).toBeChecked();
  await question(page).getByRole('button', { name: 'Save these choices' }).click();
  await expect(summary(page)).toHaveValue('Typed later');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByText(/^Set aside/)
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Unused version', exact: true })).toContainText('Typed first');
});
