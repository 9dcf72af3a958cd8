// A coach speaks a note while holding a key, and the player listens to it.

import type { Page } from '@playwright/test';
import { playerOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

/** The answer to an uploaded recording. The browser does not always report an audio element's requests. */
const recordingSent = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && /\/voice\//.test(answer.url()));

/** Waits until the note has played for a second. It checks every frame, and begins before the press: the note is short. */
const sounds = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('button[aria-label="Pause the spoken note"]') !== null &&
      /\b0:01 \/ 0:\d\d\b/.test(document.body.innerText),
  );

test('a coach holds V and speaks, publishes, and the player listens', async ({ browser }) => {
  const coach = await (await browser.newContext()).newPage();
  await continueAs(coach, journeyEmail('spoken.coach'));
  await coach.goto('/coach/videos');
  await coach.getByRole('link', { name: 'Open review of Spoken match' }).click();
  await expect(coach.getByRole('heading', { level: 1, name: 'Spoken match' })).toBeVisible();

  await test.step('the first time, the coach is asked', async () => {
    await coach.locator('body').press('v');
    const question = coach.getByRole('dialog', { name: 'Speak your notes' });
    await question.getByRole('button', { name: 'Use the microphone' }).click();
    await expect(coach.getByText('The microphone is ready')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('V is held for some seconds while the video plays', async () => {
    await coach.locator('body').press('k');
    await expect.poll(async () => (await playerOn(coach))?.time ?? 0).toBeGreaterThan(0.2);
    const sent = recordingSent(coach);
    await coach.keyboard.down('v');
    // Each number is shown for a second only.
    await expect(coach.getByText(/^0:(?!00|01)\d\d \/ 1:00$/)).toBeVisible();
    // Paused.
    expect((await playerOn(coach))?.playerState).toBe(2);
    await coach.keyboard.up('v');
    await expect(coach.getByRole('group', { name: /^Spoken note, 0:\d\d$/ }).first()).toBeVisible();
    await expect(coach.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await coach.keyboard.press('Enter');
    await expect(coach.getByRole('list', { name: 'Notes' }).getByText(/^Spoken note \(0:\d\d\)$/)).toBeVisible();
    expect((await sent).status()).toBe(200);
  });

  await test.step('it survives a reload, and can be heard before it is published', async () => {
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.reload();
    await Promise.all([sounds(coach), coach.getByRole('button', { name: 'Listen to the spoken note' }).click()]);
  });

  await test.step('an unsent recording is sent after a reload', async () => {
    const isRecording = (address: URL) => address.pathname.includes('/voice/');
    await coach.route(isRecording, (route) => route.abort());
    const lost = coach.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await coach.locator('body').press('Escape');
    await coach.keyboard.down('v');
    await expect(coach.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
    await coach.keyboard.up('v');
    await expect(coach.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await coach.keyboard.type('Not sent yet');
    await coach.keyboard.press('Enter');
    await lost;
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.unroute(isRecording);
    const sent = recordingSent(coach);
    await coach.reload();
    expect((await sent).status()).toBe(200);
    await expect(coach.getByRole('list', { name: 'Notes' }).getByText('Not sent yet')).toBeVisible();
    await coach.getByText('Not sent yet').click();
    await coach.getByRole('button', { name: 'Delete note', description: /Not sent yet/ }).click();
    await expect(coach.getByText('Not sent yet')).toBeHidden();
  });

  await test.step('the review is published', async () => {
    await coach.getByRole('tab', { name: /^Skills/ }).click();
    await coach.getByLabel('Overall, 0 to 7', { exact: true }).fill('4.4');
    await coach.getByRole('tab', { name: /^Summary/ }).click();
    await coach.getByLabel('Final summary').fill('Listen to the note.');
    await coach.getByRole('button', { name: 'Publish' }).click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(coach.getByText('Review published')).toBeVisible();
  });

  const player = await (await browser.newContext()).newPage();
  await test.step('the player listens', async () => {
    await continueAs(player, journeyEmail('spoken'));
    await player.goto('/player/videos?status=analyzed');
    await player.getByRole('link', { name: /View Analysis.*Spoken match/ }).click();
    await Promise.all([sounds(player), player.getByRole('button', { name: 'Listen to the spoken note' }).click()]);
    await expect(player.getByRole('button', { name: 'Listen to the spoken note' })).toBeVisible();
  });
});
