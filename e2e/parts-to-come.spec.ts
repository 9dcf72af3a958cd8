// A workspace that loses its network before its late parts load: typed text is kept, and no key is a command.

import type { BrowserContext, Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a workspace without its late parts keeps every typed word', async ({ page, context }) => {
  await writeAhead(page, context, 'Parts to come');

  await page.getByRole('tab', { name: /Notes/ }).click();
  await page.keyboard.press('t');
  const note = page.getByRole('textbox', { name: 'New note' });
  await expect(note).toBeFocused();
  // Neither the list of skills nor the audio player can be loaded.
  await page.keyboard.type('right side rarely #ban steps');
  await expect(note).toHaveValue('right side rarely #ban steps');
  await page.keyboard.press('Enter');
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes.getByText('right side rarely')).toBeVisible();

  await page.getByRole('tab', { name: 'Summary' }).click();
  await context.setOffline(false);
  await page.getByRole('tabpanel', { name: 'Summary' }).getByRole('button', { name: 'Try again' }).click();
  const summary = page.getByRole('textbox', { name: 'Final summary' });
  await expect(summary).toHaveValue('rtps good match');
  await expect(summary).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a reload before the part has come costs no word of the summary', async ({ page, context }) => {
  await writeAhead(page, context, 'Parts after a reload');
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(page.getByRole('textbox', { name: 'Final summary' })).toHaveValue('rtps good match');
});

/** Opens a review, loses the network before the summary's code has come, and writes into the field that is still missing. */
async function writeAhead(page: Page, context: BrowserContext, title: string): Promise<void> {
  await continueAs(page, journeyEmail('parts.coach'));
  await page.goto('/coach/videos');
  const link = page.getByRole('link', { name: `Open review of ${title}` });
  await page.goto((await link.getAttribute('href')) as string);
  await expect(page.getByRole('tab', { name: /Notes/ })).toBeVisible();
  // The dialog is loaded; its panel is not.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const way = page.getByRole('button', { name: 'Write a final summary' });
  await expect(way).toBeVisible();
  await context.setOffline(true);
  await way.click();
  const waiting = page.getByRole('textbox', { name: /^This part is still loading/ });
  await expect(waiting).toBeFocused();
  await page.keyboard.type('rtps good match');
}
