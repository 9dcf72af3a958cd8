// A review in two windows, and one without a network.

import type { Page } from '@playwright/test';
import { installFakeYouTube } from './fake-youtube.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Opens the coach's first video to review, in a window of its own. */
async function openReview(page: Page): Promise<string> {
  await page.goto('/coach/videos');
  const link = page.getByRole('link', { name: /^Open review/ }).first();
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

test('of two windows with one review the second is told, and nothing that was written is lost', async ({ context }) => {
  await installFakeYouTube(context);
  const first = await context.newPage();
  await signIn(first, 'coach@demo.pala.example');
  const address = await openReview(first);
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('tab', { name: /Notes/ })).toBeVisible();

  await writeNote(first, 'Written in the first window');
  await expect(saved(first)).toBeVisible();
  await writeNote(second, 'Written in the second window');
  const conflict = second.getByRole('dialog', { name: 'This review was changed in another window' });
  await conflict.getByRole('button', { name: 'Load latest' }).click();
  await expect(notes(second).getByText('Written in the first window')).toBeVisible();
  await expect(second.getByText('What you had written here is not part of this version.')).toBeVisible();

  await writeNote(second, 'Going on from the latest');
  await expect(saved(second)).toBeVisible();
  await writeNote(first, 'The first window once more');
  const again = first.getByRole('dialog', { name: 'This review was changed in another window' });
  await again.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(first)).toBeVisible();
  await second.reload();
  await expect(notes(second).getByText('The first window once more')).toBeVisible();
  await expect(notes(second).getByText('Going on from the latest')).toHaveCount(0);
});

test('a coach works on without a network, also over closing the window, and everything is saved later', async ({
  context,
}) => {
  await installFakeYouTube(context);
  const page = await context.newPage();
  await signIn(page, 'freelance@demo.pala.example');
  const address = await openReview(page);
  await writeNote(page, 'Before the network went');
  await expect(saved(page)).toBeVisible();

  await context.setOffline(true);
  await writeNote(page, 'Without a network');
  await expect(page.getByText(/Not saved since/)).toBeVisible();
  await writeNote(page, 'Ten minutes later');
  await expect(notes(page).getByRole('listitem')).toHaveCount(3);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  // Kept from the server until the window is gone for good, whatever it tries while it closes.
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
});
