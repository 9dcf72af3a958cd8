// Paying with the test provider: credits for a video, and a subscription from start to end.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueAs, expect, goWithin, journeyEmail, test } from './fixtures.ts';

test('a player without credits buys one, after a failed payment, and submits a video with it @phone', async ({
  page,
}) => {
  await continueAs(page, journeyEmail('buying'));
  await page.goto('/player/videos');
  await page.getByRole('link', { name: 'Buy credits' }).click();
  const buy = page.getByRole('link', { name: /^Buy 1 credit for/ });
  await expect(buy).toBeVisible();
  await expectAccessible(page);
  await buy.click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByText('The payment failed. Nothing was charged.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your credits have been added to your account.')).toBeVisible();
  await expect(page).toHaveURL('/player/profile');

  await expect(page.getByRole('heading', { name: 'You have 1 analysis credit' })).toBeVisible();
  await page.getByRole('link', { name: 'Send your video' }).click();
  await page.getByLabel('Title').fill('Paid for');
  await page.getByLabel('Video link').fill('https://youtu.be/paid-for-01');
  await page.getByRole('button', { name: 'Add Video' }).last().click();
  await expect(page.getByRole('heading', { name: 'Paid for' })).toBeVisible();
});

test('a payment that takes days is shown, not sold twice by mistake, and arrives', async ({ page }) => {
  await continueAs(page, journeyEmail('waiting-for-payment'));
  await page.goto('/payment?product=credits-3');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Let it take days' }).click();
  await expect(page.getByText('Your payment is on its way', { exact: true })).toBeVisible();
  await goWithin(page, '/subscription', 'Subscription');
  await expect(page.getByText('Your payment for 3 analysis credits is on its way.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^3 credits/ }).check();
  await page.getByRole('link', { name: /^Buy 3 credits for/ }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Let the test payment arrive' }).click();
  await page.getByRole('button', { name: 'Let it arrive' }).click();
  await expect(page.getByText('Your credits have been added to your account.')).toBeVisible();
});

test('a player subscribes, writes, survives a failed payment, cancels, and the subscription ends', async ({
  page,
  server,
}) => {
  const email = journeyEmail('subscribing');
  await continueAs(page, email);
  await page.goto('/payment?product=premium');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your credits have been added to your account.')).toBeVisible();
  expect((await server.mail(email, 'Receipt')).text).toContain('Premium subscription');

  await goWithin(page, '/my-coaches', 'My Coaches');
  await page.getByRole('link', { name: /^Amaia Roca/ }).click();
  await page.getByRole('textbox', { name: 'Message to Amaia Roca' }).fill('Now I can write.');
  await page.getByRole('textbox', { name: 'Message to Amaia Roca' }).press('Enter');
  await expect(page.getByText('19 messages remaining this month')).toBeVisible();

  await settle(page, 'Let the payment fail');
  await expectEventually(page, 'Payment failed');
  await expectAccessible(page);
  await settle(page, 'Pay the next month');
  await expectEventually(page, 'Active');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel / })
    .click();
  await expect(page.getByText(/^It ends on/)).toBeVisible();
  await settle(page, 'Pay the next month');
  await expectEventually(page, 'You have no subscription');
  await expect(page.getByRole('row', { name: /Premium subscription/ })).toHaveCount(2);
});

test('a larger plan begins at once, a smaller one when the period ends', async ({ page }) => {
  await continueAs(page, journeyEmail('changing'));
  await page.goto('/payment?product=premium');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your credits have been added to your account.')).toBeVisible();
  const change = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  await goWithin(page, '/subscription-management', 'Your subscription');
  await change('Change to Pro');
  await expect(page.getByText('You have Pro', { exact: true })).toBeVisible();
  await expectEventually(page, 'of 100 this month; resets on the 1st');
  await change('Change to Premium');
  await expect(page.getByText(/it changes to Premium and renews for/)).toBeVisible();
});

/** Sets the outcome of the test provider's next payment. */
async function settle(page: Page, how: string): Promise<void> {
  await goWithin(page, '/test-billing', 'Test billing');
  await page.getByRole('button', { name: how }).click();
  await expect(page.getByText('Your subscription will update in a moment.')).toBeVisible();
}

/** Reads the subscription until it says so: the provider's event passes through the queue. */
async function expectEventually(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/subscription-management');
    await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
