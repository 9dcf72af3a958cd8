// Did it work? A priority asks for the same situation; the next video stands beside the first, in step, and the answer closes it.

import { playersOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a coach asks for the same situation, the player sends it, and the answer closes the request', async ({
  browser,
}) => {
  const coach = await (await browser.newContext()).newPage();
  const player = await (await browser.newContext()).newPage();
  await continueAs(coach, journeyEmail('worked.coach'));
  await continueAs(player, journeyEmail('worked'));
  await player.goto('/player/videos?status=analyzed');
  await player.getByRole('link', { name: /View Analysis/ }).click();
  await expect(player).toHaveURL(/video-analysis\/[0-9a-f-]+/);
  const firstId = /video-analysis\/([0-9a-f-]+)/.exec(player.url())?.[1] ?? '';

  await test.step('the coach adds a request to the first priority', async () => {
    await coach.goto(`/coach/video-analysis/${firstId}`);
    await coach.getByRole('button', { name: 'Revise' }).click();
    await expect(coach.getByRole('button', { name: 'Publish changes' }).first()).toBeVisible();
    await coach.getByRole('tab', { name: 'Summary' }).click();
    await coach.getByRole('checkbox', { name: 'Ask for the same situation again' }).first().check();
    await expect(coach.getByLabel('Send by')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.getByRole('button', { name: 'Publish changes' }).first().click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish changes' }).click();
    await expect(coach.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('the player sees it, and sends a video that answers it', async () => {
    await player.reload();
    await expect(player.getByText(/^Send the same situation by /)).toBeVisible();
    await player.getByRole('link', { name: 'Add the video' }).click();
    await player.getByLabel('Title').fill('Second set');
    await player.getByLabel('Video link').fill('https://youtu.be/M7lc1UVf-VE');
    await player.getByRole('checkbox', { name: /^This is the same situation/ }).check();
    await player.getByRole('textbox', { name: /, from, m:ss/ }).fill('0:42');
    await player.getByRole('textbox', { name: /, to, m:ss/ }).fill('0:48');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(player.getByText('Video added successfully!')).toBeVisible();
  });

  const dialog = coach.getByRole('dialog', { name: 'Then and now' });
  const panel = coach.getByRole('region', { name: 'Did it change?' });

  await test.step('the coach sees both in step, also after a reload', async () => {
    await coach.goto('/coach/videos');
    await coach.getByRole('link', { name: /Open review.*Second set/ }).click();
    await expect(panel.getByText(/Here at 0:42–0:48/)).toBeVisible();
    await panel.getByRole('button', { name: 'Then and now' }).click();
    await expect(dialog.getByText('Same situation', { exact: true })).toBeVisible();
    await expect(coach).toHaveURL(/step=[a-z-]+_/);
    await coach.reload();
    await expect(dialog.getByText('Contact 0:42.0')).toBeVisible();
    await dialog.getByRole('button', { name: 'Play both' }).click();
    await expect.poll(() => playersOn(coach)).toEqual([1, 1]);
    await coach.keyboard.press('c');
    await expect.poll(() => playersOn(coach)).toEqual([2, 2]);
    await expect(dialog.getByText('In step')).toBeVisible();
    await coach.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(coach).not.toHaveURL(/step=/);
  });

  await test.step('the answer closes the request', async () => {
    await panel.getByText('Better', { exact: true }).first().click();
    await coach.getByRole('tab', { name: /Skills/ }).click();
    await coach.getByLabel('Overall, 0 to 7').fill('4.2');
    await coach.getByRole('tab', { name: 'Summary' }).click();
    await coach.getByLabel('Final summary').fill('It holds under pressure now.');
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.getByRole('button', { name: 'Publish' }).first().click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(coach).toHaveURL(/\/coach\/videos/);
    await player.goto(`/player/video-analysis/${firstId}`);
    await expect(player.getByText('Did it work? Better')).toBeVisible();
  });
});
