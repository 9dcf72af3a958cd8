// A coach reviews a match of ninety minutes with the keyboard only, and the player reads it.

import type { Page } from '@playwright/test';
import { playerOn, setVideoLength } from './fake-youtube/fake-youtube.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

const matchLength = 90 * 60;
const noteCount = 10;
/** Presses of L, ten seconds each, between two notes: the last note is at twenty-six minutes. */
const skips = Math.ceil(160 / noteCount);
const typeKeys = ['t', 'p', 's', 'g', 'i'];

test('a coach writes notes in a match of ninety minutes with the keyboard only, publishes, and the player reads them', async ({
  browser,
}) => {
  const title = 'Ninety minutes on court 2';
  const playerContext = await browser.newContext();
  const coachContext = await browser.newContext();
  for (const context of [playerContext, coachContext]) await setVideoLength(context, matchLength);
  const player = await playerContext.newPage();
  const coach = await coachContext.newPage();

  await test.step('the player submits the match', async () => {
    await continueAs(player, journeyEmail('keyboard'));
    await player.goto('/player/videos?add=true');
    await player.getByLabel('Title').fill(title);
    await player.getByLabel('Video link').fill('https://youtu.be/keyboard-01');
    await player.getByText('More for your coach').click();
    await player.getByLabel('When you change sides').fill('22:30, 45:10 and 1:07:00');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(player.getByText('Video added successfully!')).toBeVisible();
  });

  await test.step('the coach opens it', async () => {
    await continueAs(coach, journeyEmail('keyboard.coach'));
    await coach.goto('/coach/videos');
    await coach.getByRole('link', { name: new RegExp(`Open review.*${title}`) }).focus();
    await coach.keyboard.press('Enter');
    await expect(coach.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await coach.keyboard.press('k');
    await expect.poll(async () => (await playerOn(coach))?.time ?? 0).toBeGreaterThan(0.2);
  });

  // From here on only keys.
  const press = (key: string) => coach.keyboard.press(key);

  await test.step('notes throughout the match', async () => {
    for (let number = 1; number <= noteCount; number += 1) {
      for (let time = 0; time < skips; time += 1) await press('l');
      await press(typeKeys[number % typeKeys.length] as string);
      await expect(coach.getByRole('textbox', { name: 'New note' })).toBeFocused();
      // Skill and range cost eleven presses; before marks in the text, the skill alone cost twenty.
      await coach.keyboard.type(`Moment ${number} #ban -4 +2`);
      await press('Shift+Enter');
      await coach.keyboard.type('Recover to the net together.');
      await press('Enter');
      await expect(coach.getByRole('textbox', { name: 'New note' })).toBeHidden();
    }
    await expect(coach.getByRole('tab', { name: /Notes/ })).toContainText(String(noteCount));
    expect((await playerOn(coach))?.time ?? 0).toBeGreaterThan(26 * 60);
  });

  await test.step('the last note becomes a range, a rally is marked, a stroke is coded', async () => {
    await press('l');
    await press('e');
    await press('j');
    await press('r');
    await press('l');
    await press('r');
    await press('q');
    await expect(coach.getByRole('region', { name: 'Code pad' })).toBeVisible();
    for (const key of ['8', 'a', 'w']) await press(key);
    await press('q');
    await press('Delete');
    await press('Control+z');
    await expect(coach.getByRole('tab', { name: /Notes/ })).toContainText(String(noteCount));
  });

  await test.step('ratings, summary, and publishing', async () => {
    await press('Shift+Digit2');
    await tabTo(coach, 'Overall, 0 to 7');
    await coach.keyboard.type('4.4');
    await tabTo(coach, 'Lob, 0 to 7');
    await coach.keyboard.type('5');
    await press('Escape');
    await press('Shift+Digit3');
    await tabTo(coach, 'Final summary');
    await coach.keyboard.type('You win the net with the lob. Now keep it: move up together.');
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await press('Escape');
    await press('Shift+Digit5');
    await expect(coach.getByRole('alertdialog')).toBeVisible();
    await tabTo(coach, 'Publish review');
    await press('Enter');
    await expect(coach).toHaveURL(/\/coach\/videos/);
  });

  await test.step('the player reads them, and a note brings the video to its moment', async () => {
    await player.goto('/player/videos?status=analyzed');
    await player.getByRole('link', { name: new RegExp(`View Analysis.*${title}`) }).click();
    await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(player.getByText(/^Moment \d+$/)).toHaveCount(noteCount);
    const note = player.getByRole('listitem').filter({ hasText: new RegExp(`Moment ${noteCount / 2}(\\D|$)`) });
    await note.getByRole('button').first().click();
    await expect.poll(async () => (await playerOn(player))?.time ?? 0).toBeGreaterThan(13 * 60);
    await expect(player.getByText('You win the net with the lob. Now keep it: move up together.')).toBeVisible();
  });

  await playerContext.close();
  await coachContext.close();
});

/** Presses Tab until the named element has the focus, like a person without a mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached “${name}”`);
}
