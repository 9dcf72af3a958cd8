// A player answers a note by voice and in writing, the coach answers and closes the thread.

import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a note is answered in its thread, and the coach closes it', async ({ browser }) => {
  const [player, coach] = await Promise.all(
    Array.from({ length: 2 }, async () => (await browser.newContext()).newPage()),
  );
  if (!player || !coach) throw new Error('no pages');
  await continueAs(player, journeyEmail('answering'));
  await player.goto('/player/videos');
  await player
    .getByRole('link', { name: /View Analysis/ })
    .first()
    .click();

  await test.step('the player writes and speaks, without a plan', async () => {
    await player
      .getByRole('button', { name: /^Answer the note at/ })
      .first()
      .click();
    await player.getByRole('textbox', { name: 'Answer to Nadia' }).fill('Even under pressure?');
    await player.getByRole('button', { name: 'Speak' }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Use the microphone' }).click();
    await expect(player.getByRole('timer')).toHaveText(/^0:0[1-9] \/ 1:00$/);
    await player.getByRole('button', { name: 'Stop' }).click();
    await expect(player.getByRole('group', { name: /^Spoken answer, 0:0\d$/ })).toBeVisible();
    await expectAccessible(player);
    await player.getByRole('button', { name: 'Send' }).click();
    await expect(player.getByRole('log')).toContainText('Even under pressure?');
    await expect(player.getByRole('button', { name: /^1 answer to the note/ })).toBeVisible();
  });

  await test.step('the coach finds it on the dashboard, answers and closes the thread', async () => {
    await continueAs(coach, journeyEmail('answering.coach'));
    await coach.goto('/coach/dashboard');
    await coach.getByRole('link', { name: /Note at .*, Answer cup/ }).click();
    const dialog = coach.getByRole('dialog', { name: 'Answers to your notes' });
    await expect(dialog.getByText('Even under pressure?')).toBeVisible();
    await expect(dialog.getByRole('group', { name: /^Spoken answer/ })).toBeVisible();
    await expectAccessible(coach);
    await dialog.getByRole('textbox', { name: 'Answer to Liv' }).fill('Then even more.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('log')).toContainText('Then even more.');
    await dialog.getByRole('button', { name: 'Close the thread' }).click();
    await expect(dialog.getByText('You have closed this thread. Open it again to answer.')).toBeVisible();
  });

  await test.step('the player reads it in the conversation, which leads back to the thread', async () => {
    await player.goto('/my-coaches');
    await player.getByRole('link', { name: /Nadia/ }).first().click();
    await expect(player.getByText('Then even more.').last()).toBeVisible();
    await player
      .getByRole('link', { name: /^Answer to the note at/ })
      .last()
      .click();
    await expect(player.getByText('Your coach has closed this thread.')).toBeVisible();
    await expect(player.getByRole('button', { name: /^2 answers · closed/ })).toBeVisible();
  });
});
