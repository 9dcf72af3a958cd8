// A review is a conversation: look first, an evening of three, a review that opens later, an answer, and the same situation again.

import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a player looks first, reads the review when they want, answers, and sends the same situation again', async ({
  browser,
}) => {
  const [player, coach] = await Promise.all(
    Array.from({ length: 2 }, async () => (await browser.newContext()).newPage()),
  );
  if (!player || !coach) throw new Error('no pages');
  await continueAs(player, journeyEmail('talking'));
  await continueAs(coach, journeyEmail('talking.coach'));

  await test.step('the player chooses when reviews open, sends a match and looks first', async () => {
    await player.goto('/player/profile');
    await player.getByLabel('Open my reviews').selectOption('At a time of day');
    await expect(player.getByLabel('Time of day')).toHaveValue('18:00');
    await player.goto('/player/videos?add=true');
    await player.getByLabel('Title').fill('Talking cup');
    await player.getByLabel('Video link').fill('https://youtu.be/M7lc1UVf-VE');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await player.getByRole('link', { name: /Talking cup/ }).click();
    await player.getByRole('button', { name: 'Look first' }).click();
    await player.getByRole('button', { name: /^Mark \d/ }).click();
    await player.getByLabel('Moment 1, m:ss').fill('0:30');
    await player.getByLabel('What happened at moment 1').fill('Late at the net');
    await player.getByLabel('Volley, 0 to 7').fill('3.0');
    await player.getByRole('button', { name: 'Send to your coach' }).click();
    await expect(player.getByRole('heading', { name: 'You looked first' })).toBeVisible();
  });

  const line = coach.getByRole('region', { name: 'Evening of reviews' });

  await test.step('the coach reviews three in an evening', async () => {
    await coach.goto('/coach/videos');
    await coach.getByRole('button', { name: 'Review for an hour' }).click();
    await expect(
      coach.getByRole('region', { name: 'Plan' }).getByText('All 3 reviews, about 60 minutes'),
    ).toBeVisible();
    await coach.keyboard.press('Enter');
    for (const [index, title] of ['Anton in the cup', 'Berta in the cup', 'Talking cup'].entries()) {
      await expect(coach.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(line.getByText(new RegExp(`^${index + 1} of 3`))).toBeVisible();
      await coach.keyboard.press('t');
      await coach.keyboard.type('Step in before the ball drops');
      await coach.keyboard.press('Enter');
      if (title === 'Talking cup') await rateAfterTheirLook(coach);
      await publish(coach);
    }
    await expect(coach.getByText(/^3 reviews with 3 notes in \d+ minutes?\.$/)).toBeVisible();
    await coach.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the review waits for its time, until the player opens it, and shows both views', async () => {
    await player.reload();
    await expect(player.getByText(/^It opens .*, when you wanted it\.$/)).toBeVisible();
    await expect(player.getByText('Step in before the ball drops')).toHaveCount(0);
    await player.getByRole('button', { name: 'Open it now' }).click();
    const both = player.getByRole('table', { name: 'Your ratings and your coach’s' });
    await expect(both.getByRole('row', { name: /Volley/ })).toContainText('Your coach sees more in it');
    await expect(player.getByText(/^Send the same situation by /)).toBeVisible();
  });

  await test.step('the player asks about a note, the coach answers', async () => {
    await player.getByRole('button', { name: /^Answer the note at/ }).click();
    await player.getByRole('textbox', { name: 'Answer to Elvira' }).fill('Also on their lob?');
    await player.getByRole('button', { name: 'Send' }).click();
    await expect(player.getByRole('button', { name: /^1 answer to the note/ })).toBeVisible();
    await coach.goto('/coach/dashboard');
    await coach.getByRole('link', { name: /Note at .*, Talking cup/ }).click();
    const dialog = coach.getByRole('dialog', { name: 'Answers to your notes' });
    await dialog.getByRole('textbox', { name: 'Answer to Maja' }).fill('On their lob you go back.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('button', { name: 'Close the thread' }).click();
    await expect(player.getByText('On their lob you go back.').last()).toBeVisible();
    await expect(player.getByText('Your coach has closed this thread.')).toBeVisible();
  });

  await test.step('the player sends the same situation', async () => {
    await player.reload();
    await player.getByRole('link', { name: 'Add the video' }).click();
    await player.getByLabel('Title').fill('Talking cup, the week after');
    await player.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
    await player.getByRole('checkbox', { name: /^This is the same situation/ }).check();
    await player.getByRole('textbox', { name: /, from, m:ss/ }).fill('0:42');
    await player.getByRole('textbox', { name: /, to, m:ss/ }).fill('0:48');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(player.getByText('Video added successfully!')).toBeVisible();
  });

  await test.step('the coach says whether it changed, which closes the request', async () => {
    await coach.goto('/coach/videos');
    await coach.getByRole('link', { name: /Open review.*the week after/ }).click();
    const panel = coach.getByRole('region', { name: 'Did it change?' });
    await panel.getByText('Better', { exact: true }).first().click();
    await publish(coach);
    await expect(coach).toHaveURL(/\/coach\/videos/);
    await player.goto('/player/videos?status=analyzed');
    await player.getByRole('link', { name: /Talking cup$/ }).click();
    await expect(player.getByText('Did it work? Better')).toBeVisible();
  });
});

/** Rates what the player rated, sees both, makes it a priority and asks for the same situation again. */
async function rateAfterTheirLook(coach: Page): Promise<void> {
  await expect(coach.getByRole('region', { name: 'Maja looked first' })).toContainText('Late at the net');
  await coach.getByRole('tab', { name: /Skills/ }).click();
  const own = coach.getByRole('region', { name: 'Own ratings of Maja' });
  await expect(own).not.toContainText('3.0');
  await coach.getByLabel('Volley, 0 to 7').fill('3.8');
  await expect(own).toContainText('3.0');
  await coach.getByRole('tab', { name: 'Summary' }).click();
  await coach.getByRole('button', { name: 'Add Volley' }).click();
  await coach.getByRole('checkbox', { name: 'Ask for the same situation again' }).check();
  await expect(coach.getByLabel('Send by')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
}

/** Rates the whole, writes a summary and publishes. */
async function publish(coach: Page): Promise<void> {
  await coach.getByRole('tab', { name: /Skills/ }).click();
  await coach.getByLabel('Overall, 0 to 7').fill('4.4');
  await coach.getByRole('tab', { name: 'Summary' }).click();
  await coach.getByLabel('Final summary').fill('Step in, and the net is yours.');
  await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
  await coach.getByRole('button', { name: 'Publish' }).first().click();
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
  await expect(coach.getByRole('alertdialog')).toBeHidden();
}
