// A coach records a replay with the voice, and the player watches it.

import type { Page } from '@playwright/test';
import { playerOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, expect, journeyEmail, keptOn, test } from './fixtures.ts';

/** How much of a replay's voice this browser has. */
async function bytesOfVoice(page: Page): Promise<number> {
  const replays = (await keptOn(page, 'replay', 'replays')) as { parts: number[] }[];
  return replays.flatMap(({ parts }) => parts).reduce((sum, bytes) => sum + bytes, 0);
}

test('a coach records the path through a video, and the player follows it', async ({ browser }) => {
  const coach = await (await browser.newContext()).newPage();
  await continueAs(coach, journeyEmail('replay.coach'));
  await coach.goto('/coach/videos');
  await coach.getByRole('link', { name: 'Open review of Replayed match' }).click();
  await expect(coach.getByRole('heading', { level: 1, name: 'Replayed match' })).toBeVisible();
  const bar = coach.getByRole('region', { name: 'Recording of a replay' });

  await test.step('the coach records: plays, jumps, stops and writes a note', async () => {
    await expect(coach.getByRole('button', { name: 'Record a replay' })).toBeVisible();
    await coach.locator('body').press('c');
    await coach.getByRole('button', { name: 'Start recording' }).click();
    await expect(bar.getByText('Recording with your voice')).toBeVisible();
    await coach.locator('body').press('k');
    await expect.poll(async () => (await playerOn(coach))?.time ?? 0).toBeGreaterThan(0.3);
    await coach.locator('body').press('l');
    await expect.poll(async () => (await playerOn(coach))?.time ?? 0).toBeGreaterThan(10);
    await coach.locator('body').press('t');
    await expect(coach.getByRole('textbox', { name: 'New note' })).toBeFocused();
    await coach.keyboard.type('Late bandeja');
    await expect.poll(() => bytesOfVoice(coach)).toBeGreaterThan(4096);
  });

  await test.step('the window closes, and the next visit keeps what was recorded', async () => {
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.reload();
    const unsent = coach.getByRole('region', { name: 'Unsent replay' });
    await expect(unsent.getByText(/was cut off/)).toBeVisible();
    const sent = coach.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /\/replay\//.test(answer.url()),
    );
    await unsent.getByRole('button', { name: 'Keep it' }).click();
    expect((await sent).status()).toBe(200);
    await expect(unsent).toBeHidden();
  });

  await test.step('the review is published', async () => {
    await coach.getByRole('tab', { name: /^Skills/ }).click();
    await coach.getByLabel('Overall, 0 to 7', { exact: true }).fill('4.4');
    await coach.getByRole('tab', { name: /^Summary/ }).click();
    await coach.getByLabel('Final summary').fill('Watch the replay.');
    await coach.getByRole('button', { name: 'Publish' }).click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(coach.getByRole('heading', { level: 1, name: 'Videos to Review' })).toBeVisible();
  });

  const player = await (await browser.newContext()).newPage();
  await test.step('the player watches: video, voice and note follow', async () => {
    await continueAs(player, journeyEmail('replay'));
    await player.goto('/player/videos?status=analyzed');
    await player.getByRole('link', { name: /View Analysis.*Replayed match/ }).click();
    const voice = player.waitForResponse((answer) => answer.url().endsWith('/voice'));
    await player.getByRole('button', { name: 'Replay', exact: true }).click();
    const dialog = player.getByRole('dialog', { name: /^Replay/ });
    expect([200, 206]).toContain((await voice).status());
    await expect.poll(async () => (await playerOn(player))?.playerState).toBe(1);
    await expect.poll(async () => (await playerOn(player))?.time ?? 0).toBeGreaterThan(10);
    await expect(dialog.getByText('Late bandeja').first()).toBeVisible();
    await dialog.getByRole('slider', { name: 'Position in the replay' }).focus();
    await player.keyboard.press('End');
    await player.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('The voice cannot be played now.')).toBeHidden();
    await player.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
