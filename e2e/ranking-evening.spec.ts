// A club's evening: a manager adds its link and players, a coach ranks them by keyboard, and a player reads their moments.

import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a club ranks one evening, and each player has a verified level with its moments', async ({ browser }) => {
  const [manager, coach, player] = await Promise.all(
    Array.from({ length: 3 }, async () => (await browser.newContext()).newPage()),
  );
  if (!manager || !coach || !player) throw new Error('no pages');

  await test.step('the manager makes the evening', async () => {
    await continueAs(manager, journeyEmail('evening.manager'));
    await manager.goto('/club/ranking-evenings');
    await manager.getByRole('button', { name: 'New evening' }).click();
    const form = manager.getByRole('dialog', { name: 'New ranking evening' });
    await form.getByRole('textbox', { name: 'Title' }).fill('First ladder');
    await form.getByLabel('Coach').selectOption('Saúl Roca');
    await form.getByLabel('YouTube or Matchi link').fill('https://youtu.be/dQw4w9WgXcQ');
    for (const name of ['Ada', 'Bo', 'Cleo', 'Dan']) {
      await form.getByRole('combobox', { name: /^Players/ }).fill(name);
      await manager.getByRole('option', { name: `${name} Juhl` }).click();
    }
    await form.getByRole('button', { name: 'Make evening' }).click();
    await expect(manager.getByRole('heading', { level: 1, name: 'First ladder' })).toBeVisible();
  });

  await test.step('the coach ranks everyone by keyboard and finishes', async () => {
    await continueAs(coach, journeyEmail('evening.coach'));
    await coach.goto('/coach/ranking-evenings');
    await coach.getByRole('link', { name: 'First ladder' }).click();
    for (const name of ['Ada', 'Bo', 'Cleo', 'Dan']) {
      await expect(coach.getByRole('button', { name: new RegExp(`${name} Juhl`), expanded: true })).toBeVisible();
      await coach.keyboard.press(']');
      for (const words of ['Deep return.', 'Calm volley.']) {
        await coach.keyboard.press('m');
        await expect(coach.getByRole('textbox', { name: /^What/ }).last()).toBeFocused();
        await coach.keyboard.type(`${name}: ${words}`);
        await coach.keyboard.press('Enter');
      }
      await coach.keyboard.press('Enter');
    }
    await expect(coach.getByText('4 of 4 ready')).toBeVisible();
    await coach.getByRole('button', { name: 'Finish' }).click();
    await coach.getByRole('button', { name: 'Verify levels' }).click();
    await expect(coach.getByText('Pala Verified')).toHaveCount(4);
    const downloading = coach.waitForEvent('download');
    await coach.getByRole('button', { name: 'Download CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^pala-levels-first-ladder-[\d-]+\.csv$/);
  });

  await test.step('a player reads their own moments', async () => {
    await continueAs(player, journeyEmail('evening.ada'));
    await player.goto('/progress');
    await player.getByRole('button', { name: 'See the moments' }).click();
    const moments = player.getByRole('dialog', { name: 'Moments behind your level' });
    await expect(moments.getByText('Ada: Deep return.')).toBeVisible();
    await expect(moments.getByText(/^Bo:/)).toHaveCount(0);
  });
});
