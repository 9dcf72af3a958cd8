// A wrong link and a video sent by mistake: the player corrects both, and the credit comes back.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

const title = 'Wrong court';

test('a direct player submits a video, replaces its link, withdraws it, and gets the credit back @phone', async ({
  page,
}) => {
  await continueAs(page, journeyEmail('withdrawing'));
  const before = await creditsLeft(page);
  expect(before).toBeGreaterThan(0);

  await test.step('submit', async () => {
    await page.goto('/player/videos?add=true');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Video link').fill('https://youtu.be/withdrawn-1');
    await page.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await creditsLeft(page)).toBe(before - 1);
  });

  await test.step('replace the link', async () => {
    await page.goto('/player/videos');
    await page.getByRole('link', { name: `Details of ${title}` }).click();
    await expect(page.getByText("This video hasn't been analyzed yet.")).toBeVisible();
    await expectAccessible(page);
    await choose(page, 'Replace link');
    const dialog = page.getByRole('dialog', { name: 'Replace link' });
    await dialog.getByLabel('New video link').fill('https://vimeo.com/1');
    await dialog.getByRole('button', { name: 'Replace link' }).click();
    await expect(dialog.getByText('Please provide a valid YouTube or Matchi.tv URL.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('New video link').fill('https://youtu.be/dQw4w9WgXcQ?si=share');
    await dialog.getByRole('button', { name: 'Replace link' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })).toBeVisible();
  });

  await test.step('withdraw', async () => {
    await choose(page, 'Withdraw video');
    const question = page.getByRole('alertdialog', { name: `Withdraw “${title}”?` });
    await expect(question.getByText('Your analysis credit comes back at once.')).toBeVisible();
    await question.getByRole('button', { name: 'Withdraw video' }).click();
    await expect(page).toHaveURL('/player/videos');
    await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeFocused();
    await expect(page.getByText('Your analysis credit is back.')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    expect(await creditsLeft(page)).toBe(before);
  });
});

/** Chooses an item of the video's menu. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this video' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** As the dashboard says it, with a video and without. */
async function creditsLeft(page: Page): Promise<number> {
  await page.goto('/player');
  const figure = page.getByText('Analysis Credits', { exact: true }).locator('..');
  const credits = figure.or(page.getByText(/^You have \d+ credits?,/));
  await expect(credits).toContainText(/\d/);
  return Number(/\d+/.exec((await credits.textContent()) ?? '')?.[0]);
}
