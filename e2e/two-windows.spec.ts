// A review in two windows, and one without a network.

import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';
import { workerInControl } from './service-worker.ts';

// Without a network the workspace needs its cached parts.
test.use({ serviceWorkers: 'allow', savesData: false });

/** Opens the review of a video in a new window. */
async function openReview(page: Page, title: string): Promise<string> {
  await page.goto('/coach/videos');
  const link = page.getByRole('link', { name: `Open review of ${title}` });
  const address = (await link.getAttribute('href')) as string;
  await page.goto(address);
  await expect(page.getByRole('tab', { name: /Notes/ })).toBeVisible();
  return address;
}

async function writeNote(page: Page, text: string): Promise<void> {
  await page.locator('body').press('t');
  await page.getByRole('textbox', { name: 'New note' }).fill(text);
  await page.getByRole('textbox', { name: 'New note' }).press('Enter');
}

const saved = (page: Page) => page.getByText('Saved', { exact: true });
const notes = (page: Page) => page.getByRole('list', { name: 'Notes' });

test('two windows write one review, and all notes stay', async ({ context }) => {
  const first = await context.newPage();
  await continueAs(first, journeyEmail('windows.coach'));
  const address = await openReview(first, 'Two windows');
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('tab', { name: /Notes/ })).toBeVisible();

  await writeNote(first, 'Written in the first window');
  await expect(saved(first)).toBeVisible();
  await writeNote(second, 'Written in the second window');
  await expect(saved(second)).toBeVisible();
  await expect(notes(second).getByText('Written in the first window')).toBeVisible();
  await writeNote(first, 'The first window once more');
  await expect(saved(first)).toBeVisible();
  await second.reload();
  for (const text of ['Written in the first window', 'Written in the second window', 'The first window once more']) {
    await expect(notes(second).getByText(text)).toBeVisible();
  }
});

test('a coach works without a network, even across closing the window, and everything is saved later', async ({
  context,
}) => {
  const page = await context.newPage();
  // The network goes before the workspace could load its late parts.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await continueAs(page, journeyEmail('network.coach'));
  const address = await openReview(page, 'No network');
  await writeNote(page, 'Before the network went');
  await expect(saved(page)).toBeVisible();
  await workerInControl(page);

  await context.setOffline(true);
  await writeNote(page, 'Without a network');
  await expect(page.getByText(/Not saved since/)).toBeVisible();
  await writeNote(page, 'Ten minutes later');
  await expect(notes(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('combobox', { name: 'Work on' }).selectOption('Volley');
  await page.getByRole('textbox', { name: 'What to work on' }).fill('A shorter swing');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Write a final summary' }).click();
  await page.getByRole('textbox', { name: 'Final summary' }).fill('Opened for the first time without a network');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('The history could not be loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Notes/ }).click();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  // Blocked from the server until the window is closed, including its last attempts.
  const drafts = /\/api\/reviews\/[^/]+\/draft$/;
  await context.route(drafts, (route) => route.abort());
  await writeNote(page, 'The battery dies');
  await expect(page.getByText(/Not saved since/)).toBeVisible();
  await page.close();
  await context.unroute(drafts);
  const later = await context.newPage();
  await later.goto(address);
  await expect(notes(later).getByText('The battery dies')).toBeVisible();
  await expect(saved(later)).toBeVisible();
  await later.reload();
  await expect(notes(later).getByRole('listitem')).toHaveCount(4);
  await later.getByRole('tab', { name: 'Summary' }).click();
  await expect(later.getByRole('textbox', { name: 'What to work on' })).toHaveValue('A shorter swing');
  await expect(later.getByRole('textbox', { name: 'Final summary' })).toHaveValue(
    'Opened for the first time without a network',
  );
});
