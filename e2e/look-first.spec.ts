// The player looks first, the coach sees it without being swayed, and the review shows both.

import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a player looks first, and both views stand side by side', async ({ browser }) => {
  const [player, coach] = await Promise.all(
    Array.from({ length: 2 }, async () => (await browser.newContext()).newPage()),
  );
  if (!player || !coach) throw new Error('no pages');

  await test.step('the player marks a moment, rates two skills, and loses nothing to a reload', async () => {
    await continueAs(player, journeyEmail('looking'));
    await player.goto('/player/videos');
    await player.getByRole('link', { name: /Looking cup/ }).click();
    await player.getByRole('button', { name: 'Look first' }).click();
    await player.getByRole('button', { name: /^Mark \d/ }).click();
    await player.getByLabel('Moment 1, m:ss').fill('1:20');
    await player.getByLabel('What happened at moment 1').fill('Lost the net');
    await player.getByLabel('Lob, 0 to 7').fill('3.5');
    await player.getByLabel('Overall, 0 to 7').fill('4.5');
    await expectAccessible(player);
    await player.reload();
    await expect(player.getByLabel('What happened at moment 1')).toHaveValue('Lost the net');
    await player.getByRole('button', { name: 'Send to your coach' }).click();
    await expect(player.getByRole('heading', { name: 'You looked first' })).toBeVisible();
  });

  await test.step('the coach sees the moment at once, and a rating after giving theirs', async () => {
    await continueAs(coach, journeyEmail('looking.coach'));
    await coach.goto('/coach/videos');
    await coach.getByRole('link', { name: /Open review.*Looking cup/ }).click();
    await expect(coach.getByRole('region', { name: 'Karl looked first' })).toContainText('Lost the net');
    await expect(coach.getByRole('button', { name: 'Karl marked 1:20: Lost the net' })).toBeVisible();
    await coach.getByRole('tab', { name: 'Skills' }).click();
    const own = coach.getByRole('region', { name: 'Own ratings of Karl' });
    await expect(own).toContainText('2 to go');
    await expect(own).not.toContainText('3.5');
    await coach.getByLabel('Lob, 0 to 7').fill('4.8');
    await expect(own).toContainText('3.5');
    await expectAccessible(coach);
    await coach.getByLabel('Overall, 0 to 7').fill('4.6');
    await coach.getByRole('tab', { name: 'Summary' }).click();
    await coach.getByLabel('Final summary').fill('You read the lob well.');
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.getByRole('button', { name: 'Publish' }).click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(coach).toHaveURL(/\/coach\/videos/);
  });

  await test.step('the review shows both, kindly', async () => {
    await player.reload();
    const both = player.getByRole('table', { name: 'Your ratings and your coach’s' });
    await expect(both.getByRole('row', { name: /Lob/ })).toContainText('Your coach sees more in it');
    await expect(both.getByRole('row', { name: /Overall/ })).toContainText('You see it alike');
    await expect(player.getByRole('list', { name: 'Your moments' })).toContainText('Lost the net');
    await expectAccessible(player);
  });
});
