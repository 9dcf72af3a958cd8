// A session that ends while a coach types.

import { continueAs, demoPassword, expect, journeyEmail, test } from './fixtures.ts';

test('a coach whose session ends sees that the text is kept, and finds it in the same place', async ({ context }) => {
  const page = await context.newPage();
  await continueAs(page, journeyEmail('ended.coach'));
  await page.goto('/coach/videos');
  await page.getByRole('link', { name: 'Open review of A session ends' }).click();
  await page.getByRole('tab', { name: 'Summary' }).click();
  const address = page.url();
  const summary = page.getByRole('textbox', { name: 'Final summary' });
  await expect(summary).toBeVisible();
  // What the page asks for meanwhile would show that the session has ended before anything is typed.
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/**', (route) => typed.promise.then(() => route.continue()));
  await context.clearCookies();
  await summary.fill('Typed after the session had ended.');
  typed.resolve();
  await expect(page.getByText(/^Your session has ended. What you typed is kept on this device/)).toBeVisible();
  await page.getByLabel('Email').fill(journeyEmail('ended.coach'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(summary).toHaveValue('Typed after the session had ended.');
});
