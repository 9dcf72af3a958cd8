// Then and now, for a player in the review and a coach in the workspace.

import { playersOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, demoEmail, expect, test } from './fixtures.ts';

test('a player and a coach compare then and now @phone', async ({ page }) => {
  await continueAs(page, demoEmail('player'));
  await page.goto('/player/videos?status=analyzed');
  await page
    .getByRole('link', { name: /View Analysis/ })
    .first()
    .click();
  await expect(page).toHaveURL(/video-analysis\/[0-9a-f-]+/);
  const videoId = /video-analysis\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  const dialog = page.getByRole('dialog', { name: 'Then and now' });

  await test.step('the player plays both moments together', async () => {
    await page.getByRole('button', { name: 'Then and now' }).click();
    await expect(dialog.getByRole('region', { name: 'Then' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Now' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Play both' }).click();
    await expect.poll(() => playersOn(page)).toEqual([1, 1]);
    await dialog.getByRole('button', { name: 'Pause both' }).click();
    await expect.poll(() => playersOn(page)).toEqual([2, 2]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the coach finds the same in the workspace', async () => {
    await continueAs(page, demoEmail('coach'));
    await page.goto(`/coach/video-analysis/${videoId}`);
    await page.getByRole('tab', { name: /^Skills/ }).click();
    await page.getByRole('button', { name: 'Then and now' }).click();
    await dialog.getByRole('button', { name: 'Restart both' }).click();
    await expect.poll(() => playersOn(page)).toEqual([1, 1]);
  });
});
