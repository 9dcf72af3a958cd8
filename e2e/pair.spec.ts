// A pair: the partner is invited to a video, sees the notes on the pair, and leaves.

import { playersOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, demoEmail, expect, journeyEmail, test } from './fixtures.ts';

test('a player invites the partner by a link; the partner joins and leaves', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const partner = await elsewhere.newPage();

  await continueAs(page, journeyEmail('pair'));
  await page.goto('/player/videos');
  await page.getByRole('link', { name: 'Details of Pairs cup' }).click();
  await page.getByRole('button', { name: 'Invite your partner' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const { pathname, search } = new URL(await page.getByLabel('Invitation link').inputValue());

  await test.step('a visitor reads who invites, and nothing is accepted', async () => {
    await partner.goto(pathname + search);
    await expect(partner.getByRole('heading', { name: 'Wilma Rask invites you' })).toBeVisible();
    await partner.getByRole('link', { name: 'Sign in to answer' }).click();
    await expect(partner.getByText('Sign in to answer the invitation.')).toBeVisible();
  });

  await test.step('the partner accepts', async () => {
    await continueAs(partner, journeyEmail('pair.partner'));
    await partner.goto(pathname + search);
    await partner.getByRole('button', { name: 'Accept' }).click();
    await expect(partner.getByText('You and Wilma Rask')).toBeVisible();
    await expect(partner.getByText('No notes on the pair yet')).toBeVisible();
    // The invitation's dialog is still open, and shows that the partner has joined.
    await expect(page.getByRole('link', { name: 'Pair with Ture' })).toBeVisible();
  });

  await test.step('the partner leaves, which ends it at once', async () => {
    await partner.getByRole('button', { name: 'Leave', exact: true }).click();
    await partner.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(partner.getByText('No pair matches yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite your partner' })).toBeVisible();
    await partner.goto(pathname + search);
    await expect(partner.getByRole('heading', { name: 'This invitation is no longer open' })).toBeVisible();
  });
});

test('a partner reads the notes on the pair, and plays one @phone', async ({ page }) => {
  await continueAs(page, demoEmail('direct'));
  await page.goto('/player/pair');
  await expect(page.getByRole('heading', { level: 1, name: 'Pair Matches' })).toBeVisible();
  await page.getByRole('link', { name: /^Open/ }).last().click();
  await expect(page.getByText('You and Freja Nygaard')).toBeVisible();
  await expect(page.getByText('Your pair at a glance')).toBeVisible();
  await page
    .getByRole('button', { name: /^Play \d/ })
    .first()
    .click();
  await expect.poll(() => playersOn(page)).toEqual([1]);
});
