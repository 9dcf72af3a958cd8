// A level that needs a second opinion.

import { expectAccessible } from './accessible.ts';
import { continueAs, expect, goWithin, journeyEmail, test } from './fixtures.ts';

test('a coach raises a level by a whole step, a second coach confirms it, and the player sees who verified it', async ({
  browser,
}) => {
  const [first, second, player] = await Promise.all(
    Array.from({ length: 3 }, async () => (await browser.newContext()).newPage()),
  );
  if (!first || !second || !player) throw new Error('no pages');

  const ask = async (note: string) => {
    await first.goto('/admin/level-verification?show=verified&search=Nora');
    await first.getByRole('link', { name: /Nora Falk/ }).click();
    await first.getByLabel('Level', { exact: true }).selectOption('5');
    await expect(first.getByText(/by 1\.0, more than half a step/)).toBeVisible();
    await first.getByLabel('Your reasons').fill(note);
    await first.getByRole('button', { name: 'Ask for a second opinion' }).click();
    await expect(first.getByText('Waiting for a second opinion').first()).toBeVisible();
    await expect(first.getByRole('button', { name: 'Confirm this level' })).toBeHidden();
  };

  await test.step('the first coach sees why a second opinion is needed, and requests one', async () => {
    await continueAs(first, journeyEmail('level.first'));
    await ask('A very good match.');
  });

  await test.step('the second coach declines', async () => {
    await continueAs(second, journeyEmail('level.second'));
    await second.goto('/admin/level-verification?show=second-opinion');
    await second.getByRole('link', { name: /Nora Falk/ }).click();
    await second.getByRole('button', { name: 'Decline' }).click();
    const reason = second.getByRole('dialog', { name: 'Decline the second opinion' });
    await reason.getByLabel('Reason').fill('One good match is not enough.');
    await reason.getByRole('button', { name: 'Decline' }).click();
    await expect(reason).toBeHidden();
  });

  await test.step('the first coach asks once more', async () => {
    await ask('Three reviews in a row at this level, under pressure too.');
  });

  await test.step('until then the level stays', async () => {
    await continueAs(player, journeyEmail('level'));
    await player.goto('/player/profile');
    await expect(player.getByText('DPF 4.0').first()).toBeVisible();
  });

  await test.step('player and coach read why the level is what it is', async () => {
    await goWithin(player, '/progress', 'Your Progress Journey');
    await player.getByRole('button', { name: 'Why did my level move?' }).click();
    const why = player.getByRole('dialog', { name: 'Why did my level move?' });
    await expect(why.getByText(/^\d\.\d, between \d\.\d and \d\.\d$/)).toBeVisible();
    await expect(why.getByText(/ rated this match \d\.\d on average, on /).first()).toBeVisible();
    await expectAccessible(player);
    await player.keyboard.press('Escape');
    await goWithin(player, '/player/profile', /./);
    await first.getByRole('button', { name: 'Why this level?' }).click();
    const reasons = first.getByRole('dialog', { name: 'Why this level?' });
    await expect(reasons.getByRole('heading', { name: 'Match by match' })).toBeVisible();
    await first.keyboard.press('Escape');
  });

  await test.step('the second coach confirms', async () => {
    await second.goto('/admin/level-verification?show=second-opinion');
    await second.getByRole('link', { name: /Nora Falk/ }).click();
    await expect(second.getByText('Three reviews in a row at this level, under pressure too.')).toBeVisible();
    await second.getByRole('button', { name: 'Confirm this level' }).click();
    await expect(second.getByText(/level is verified/).first()).toBeVisible();
  });

  await test.step('the player has it', async () => {
    await player.reload();
    await expect(player.getByText('DPF 5.0').first()).toBeVisible();
    await expect(player.getByText(/Elena Soto/).first()).toBeVisible();
  });
});
