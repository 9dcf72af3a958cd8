// A published review on paper.

import { continueAs, demoEmail, expect, test } from './fixtures.ts';

test('a review prints as text: without navigation, with addresses instead of the video', async ({ page, server }) => {
  await continueAs(page, demoEmail('player'));
  await page.goto('/player/videos?status=analyzed');
  await page
    .getByRole('link', { name: /View Analysis/ })
    .first()
    .click();
  await expect(page.getByText('Overall Score')).toBeVisible();
  const poster = page.getByRole('button', { name: /^Play (?!at |\d)/ });
  await expect(poster).toBeVisible();
  const notes = page.getByRole('button', { name: /^Play (at )?\d/ });
  const count = await notes.count();
  expect(count).toBeGreaterThan(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(poster).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to My Videos' })).toBeHidden();
  await expect(page.getByText(/^https:\/\/www\.youtube\.com\/watch\?v=/)).toBeVisible();
  await expect(page.getByText(`${server.url}${new URL(page.url()).pathname}`)).toBeVisible();
  for (let index = 0; index < count; index += 1) await expect(notes.nth(index)).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toMatch(/^(rgb\(255, 255, 255\)|oklch\(1 0 0\))$/);
});
