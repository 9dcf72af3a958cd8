// A review's notes leave as a file, come into another review, and a season leaves as a page.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

/** Presses a button and gives the file that comes, with its name. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), path: await file.path(), text: readFileSync(await file.path(), 'utf8') };
}

test('a player takes notes along, and the coach imports them into another review', async ({ browser }) => {
  const [player, coach] = await Promise.all(
    Array.from({ length: 2 }, async () => (await browser.newContext()).newPage()),
  );
  if (!player || !coach) throw new Error('no pages');
  await continueAs(player, journeyEmail('taking'));
  await player.goto('/player/videos');
  await player
    .getByRole('link', { name: /View Analysis/ })
    .first()
    .click();
  await player.getByRole('button', { name: 'More for this review' }).click();
  await player.getByRole('menuitem', { name: 'Take the notes along' }).click();
  const formats = player.getByRole('dialog', { name: 'Take the notes along' });
  await expect(formats.getByRole('heading', { name: 'YouTube chapters' })).toBeVisible();
  await expectAccessible(player);
  const take = (name: string) =>
    downloaded(player, () => formats.getByRole('button', { name: `Download ${name}` }).click());

  const json = await take('Review data (JSON)');
  expect(json.name).toBe('pala-notes-autumn-league.json');
  const { notes } = JSON.parse(json.text) as { notes: { title: string }[] };
  const [first] = notes;
  if (!first) throw new Error('no notes');

  await test.step('the other formats hold the same notes', async () => {
    const [vtt, csv] = [await take('Subtitles (WebVTT)'), await take('Spreadsheet (CSV)')];
    expect([vtt.text.startsWith('WEBVTT\n'), vtt.text.includes(first.title)]).toEqual([true, true]);
    expect(csv.text).toContain(first.title);
  });

  await test.step('the coach imports them, and undoes it', async () => {
    await continueAs(coach, journeyEmail('taking.coach'));
    await coach.goto('/coach/videos');
    await coach.getByRole('link', { name: /Open review.*Winter league/ }).click();
    await coach.getByRole('button', { name: 'More for this review' }).click();
    await coach.getByRole('menuitem', { name: 'Import notes' }).click();
    const dialog = coach.getByRole('dialog', { name: 'Import notes' });
    await dialog.getByLabel('Choose file').setInputFiles(json.path);
    await expect(dialog.getByText(new RegExp(`^Will be added: ${notes.length} notes`))).toBeVisible();
    await expectAccessible(coach);
    await dialog.getByRole('button', { name: 'Add to the review' }).click();
    const list = coach.getByRole('tab', { name: /Notes/ });
    await expect(list).toContainText(String(notes.length));
    await coach.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await expect(list).toContainText('0');
  });

  await test.step('a season is a page that is read without us', async () => {
    await player.keyboard.press('Escape');
    await player.goto('/progress');
    await player.getByRole('button', { name: 'More for your progress' }).click();
    await player.getByRole('menuitem', { name: 'Download a season’s notes' }).click();
    const dialog = player.getByRole('dialog', { name: 'Download a season’s notes' });
    await dialog.getByLabel('Season').selectOption('All reviews');
    const page = await downloaded(player, () => dialog.getByRole('button', { name: 'Download' }).click());
    expect(page.name).toBe('pala-notes-all.html');
    const reader = await (await browser.newContext({ javaScriptEnabled: false, offline: true })).newPage();
    await reader.setContent(page.text);
    await expect(reader.getByRole('heading', { level: 2, name: 'Autumn league' })).toBeVisible();
    await expect(reader.getByText(first.title)).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Ratings over time' })).toBeVisible();
    await reader.context().close();
  });
});
