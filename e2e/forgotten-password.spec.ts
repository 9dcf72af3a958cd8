// A forgotten password: from the dialog through the email to signing in with a new one.

import { continueAs, expect, journeyEmail, leave, linkIn, signIn, test } from './fixtures.ts';

const email = journeyEmail('forgetful');

test('a player who has forgotten the password sets a new one, which ends older sessions', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext();
  const older = await elsewhere.newPage();
  await continueAs(older, email);

  await test.step('ask for the link', async () => {
    await page.goto('/auth?tab=login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Reset Email Sent')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const link = linkIn(await server.mail(email, 'password'), '/set-password?token=');
  const token = new URL(link, server.url).searchParams.get('token') ?? '';

  await test.step('the token is in no address and survives a reload, in this tab only', async () => {
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Set Password' })).toBeDisabled();
    await expect(page).toHaveURL('/set-password');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Set Password' })).toBeDisabled();
    const shared = await page.evaluate(() => JSON.stringify([history.state, localStorage, document.cookie]));
    expect(shared).not.toContain(token);
  });

  await test.step('set a new password; the token is gone afterwards', async () => {
    const submit = page.getByRole('button', { name: 'Set Password' });
    await page.getByLabel('New password', { exact: true }).fill('over-the-fence');
    await page.getByLabel('Confirm new password').fill('over-the-fence');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const kept = await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage]));
    expect(kept).not.toContain(token);
  });

  await test.step('the older session is over', async () => {
    expect((await elsewhere.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
    await leave(older);
    await older.goto('/player/videos');
    await expect(older).toHaveURL(/\/auth\?/);
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('under-the-net');
    await page.getByLabel('Confirm new password').fill('under-the-net');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByRole('main').getByText('This password setup link is invalid or has expired.')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Login' }).click();
  });

  await test.step('sign in with the new password', async () => {
    await signIn(page, email, 'over-the-fence');
    await expect(page.getByRole('button', { name: /^Profile menu of Hedda/ })).toBeVisible();
  });
  await elsewhere.close();
});
