// Smashy, from the button to the second of a video.

import { axeFindings } from './accessible.ts';
import { continueAs, demoEmail, expect, goWithin, test } from './fixtures.ts';

test('a player asks what to work on, follows up, and finds the conversation again after a reload @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await continueAs(page, demoEmail('player'));
  await page.goto('/');
  await test.step('the popup does not overlap the button', async () => {
    await expect(page.getByRole('button', { name: 'Maybe later' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask Smashy' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Maybe later' }).click();
  });
  await goWithin(page, '/player/videos', 'My Videos');
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  const log = page.getByRole('log');
  await log.getByRole('button', { name: 'What should I work on?' }).click();
  await expect(log).toContainText('wrote in the review of');
  await page.getByLabel('Your question').fill('And how do I practise that?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('a priority');
  expect(await axeFindings(page)).toEqual([]);
  const video = log.getByRole('list', { name: 'Videos and pages' }).last().getByRole('link').first();
  await video.click();
  await expect(page).toHaveURL(/\/player\/video-analysis\/[\w-]+\?t=\d+$/);
  await page.reload();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  await expect(log).toContainText('And how do I practise that?');
  await expect(log.getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
});
