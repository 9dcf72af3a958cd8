// A player asks another coach for a blind second review; once both are published, everyone compares them.

import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a second coach reviews blind, and both reviews are compared', async ({ browser }) => {
  const [player, first, second] = await Promise.all(
    Array.from({ length: 3 }, async () => (await browser.newContext()).newPage()),
  );
  if (!player || !first || !second) throw new Error('no pages');

  await test.step('the player asks', async () => {
    await continueAs(player, journeyEmail('second-review'));
    await player.goto('/player/videos');
    await player
      .getByRole('link', { name: /View Analysis/ })
      .first()
      .click();
    await player.getByRole('button', { name: 'More for this review' }).click();
    await player.getByRole('menuitem', { name: 'Ask for a second review' }).click();
    const dialog = player.getByRole('dialog', { name: 'Ask for a second review' });
    await dialog.getByLabel('Coach', { exact: true }).selectOption('Tove Grahn');
    await dialog.getByLabel('What should this coach look at?').fill('Where I stand after the lob');
    await expectAccessible(player);
    await dialog.getByRole('button', { name: 'Ask this coach' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Second review: Cup semi-final' })).toBeVisible();
    await expect(player.getByRole('complementary', { name: 'Second review' })).toContainText(
      'This is a second review.',
    );
  });

  await test.step('the first coach knows, and sees no second review', async () => {
    await continueAs(first, journeyEmail('second-review.first'));
    await first.goto('/coach/videos?show=done');
    await expect(first.getByRole('link', { name: /Cup semi-final/ })).toHaveCount(1);
    await first.getByRole('link', { name: /Cup semi-final/ }).click();
    const notice = first.getByRole('complementary', { name: 'Second review' });
    await expect(notice).toContainText('A second review was asked for.');
    await expect(notice).not.toContainText('Tove');
  });

  await test.step('the second coach reviews without the first review', async () => {
    await continueAs(second, journeyEmail('second-review.second'));
    await second.goto('/coach/videos?show=done');
    await expect(second.getByRole('link', { name: /Cup semi-final/ })).toHaveCount(0);
    await second.goto('/coach/videos');
    await second.getByRole('link', { name: /Open review.*Second review: Cup semi-final/ }).click();
    await expect(second.getByRole('complementary', { name: 'Second review' })).toContainText(
      'This is a blind second review.',
    );
    await second.getByRole('tab', { name: /Skills/ }).click();
    await second.getByLabel('Overall, 0 to 7').fill('4.4');
    await second.getByRole('tab', { name: /Summary/ }).click();
    await second.getByLabel('Final summary').fill('You win the net with your lob and stay too far back after it.');
    await expect(second.getByText('Saved', { exact: true })).toBeVisible();
    await second.getByRole('button', { name: 'Publish' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(second).toHaveURL(/\/coach\/videos/);
  });

  await test.step('all three compare', async () => {
    await player.reload();
    await player.getByRole('link', { name: 'Compare both reviews' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Cup semi-final' })).toBeVisible();
    await expect(player.getByRole('columnheader', { name: 'Inés Prado', exact: true })).toBeVisible();
    await expect(player.getByText('You win the net with your lob')).toBeVisible();
    await expectAccessible(player);
    const path = new URL(player.url()).pathname.replace('/player/', '/coach/');
    for (const coach of [first, second]) {
      await coach.goto(path);
      await expect(coach.getByRole('columnheader', { name: 'Tove Grahn', exact: true })).toBeVisible();
    }
  });
});
