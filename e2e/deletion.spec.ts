// Leaving and coming back: downloading the data, deleting the account, and undoing it by signing in.

import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { continueAs, demoPassword, expect, journeyEmail, linkIn, signIn, test } from './fixtures.ts';

const email = journeyEmail('leaving');

test('a player downloads their data, deletes the account, and comes back within 48 hours', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), email);
  await continueAs(page, email);

  await test.step('another role’s address leads to the player’s own, with its query', async () => {
    await page.goto('/profile?tab=security');
    await expect(page).toHaveURL('/player/profile?tab=security');
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('download the data', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^pala-export-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const text = (name: string) => strFromU8(files[name] as Uint8Array);
    expect(JSON.parse(text('data.json')).profile.email).toBe(email);
    expect(text('summary.html')).toContain(email);
  });

  await test.step('delete the account: a wrong password does not', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Your password').fill('not-my-password');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question.getByRole('alert')).toContainText('Your password is incorrect.');
    await question.getByLabel('Your password').fill(demoPassword);
    await question.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('signed out at once, here and elsewhere', async () => {
    await expect(page.getByText('Your account will be deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    expect((await elsewhere.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  });

  await test.step('the email leads back, and signing in keeps the account', async () => {
    const mail = await server.mail(email, 'will be deleted');
    await page.goto(linkIn(mail, '/auth?tab=login'));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(/We’ve kept your account/)).toBeVisible();
    await page.goto('/player/videos');
    await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
    await server.mail(email, 'won’t be deleted');
  });
  await elsewhere.close();
});
