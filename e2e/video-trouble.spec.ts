// YouTube refuses to play a video.

import { failPlayerOn, playerOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, demoEmail, expect, test } from './fixtures.ts';

test('a video that its owner blocks here says so, and the review stays readable', async ({ page }) => {
  await continueAs(page, demoEmail('direct'));
  await page.goto('/player/videos?status=analyzed');
  await page
    .getByRole('link', { name: /^View Analysis/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  // A starting player gets the play command once it is ready, whatever it reported before.
  await expect.poll(() => playerOn(page)).toMatchObject({ videoId: 'M7lc1UVf-VE', playerState: 1 });
  await failPlayerOn(page, 150);
  await expect(page.getByText(/does not allow|not allowed|owner/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Final Summary' })).toBeVisible();
});
