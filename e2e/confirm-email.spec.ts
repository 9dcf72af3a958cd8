// A confirmation link opened in another browser than the one that registered asks first.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { demoPassword, expect, linkIn, type Server, test } from './fixtures.ts';

/** Registers in a browser of someone else; the link that was emailed. */
async function registerElsewhere(page: Page, server: Server, email: string): Promise<string> {
  const answer = await page.request.post(`${server.url}/api/auth/register`, {
    data: {
      email,
      firstName: 'Mika',
      lastName: 'Sund',
      country: 'DK',
      currentLevel: '3.5',
      consentToDataProcessing: true,
      password: demoPassword,
      confirmPassword: demoPassword,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return linkIn(await server.mail(email, 'Confirm your email'), 'verify-email');
}

/** Opens the link and expects the question, with the registered person. */
async function expectQuestion(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Mika Sund' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expectAccessible(page);
}

test('the owner of an address confirms a registration that another browser made @phone', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `mika.${info.project.name}@journey.example`;
  const elsewhere = await browser.newContext();
  const link = await registerElsewhere(await elsewhere.newPage(), server, email);
  await expectQuestion(page, link, email);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Address verified')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await elsewhere.close();
});

test('the owner of an address removes a registration that was not theirs @phone', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `not.mika.${info.project.name}@journey.example`;
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const link = await registerElsewhere(stranger, server, email);
  await expectQuestion(page, link, email);
  await page.getByRole('button', { name: 'This wasn’t me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration removed' })).toBeFocused();
  await expectAccessible(page);

  await test.step('the link and the account are gone, also for the person who registered', async () => {
    await stranger.goto(link);
    await expect(stranger.getByText('Invalid or expired verification link.', { exact: false })).toBeVisible();
    const credentials = { email, password: demoPassword };
    const answer = await stranger.request.post(`${server.url}/api/auth/login`, { data: credentials });
    expect(answer.status()).toBe(401);
  });
  await elsewhere.close();
});
