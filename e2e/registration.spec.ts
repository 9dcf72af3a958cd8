// Registering: the address is confirmed, an administrator or the club approves, and the person signs in.

import type { Page } from '@playwright/test';
import { continueAs, demoEmail, expect, leave, linkIn, type Server, signIn, test } from './fixtures.ts';

const password = 'wall, net and a long lob';

/** Fills in the form and sends it. */
async function register(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Country' }).fill('Swed');
  await page.getByRole('option', { name: 'Sweden' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await expect(page.getByText('Password strength: Strong.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I consent/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await leave(page);
}

async function confirmAddress(page: Page, server: Server, email: string): Promise<void> {
  await page.goto(linkIn(await server.mail(email, 'Confirm your email'), 'verify-email'));
  await expect(page.getByText('Address verified')).toBeVisible();
}

/** Tries to sign in and reads why it does not work: as an alert, or as a state that is not an error. */
async function expectRefusal(page: Page, email: string, role: 'alert' | 'status', sentence: string): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign In' }).getByRole(role)).toContainText(sentence);
}

test('a player registers, confirms the address, is approved by an administrator and signs in @phone', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `runa.${info.project.name}@journey.example`;
  const office = await browser.newContext();
  const admin = await office.newPage();

  await test.step('register; no sign-in before the address is confirmed', async () => {
    await page.goto('/auth?tab=register');
    await register(page, 'Runa', email);
    await expectRefusal(page, email, 'status', 'Please confirm your email address first.');
  });

  await test.step('confirm the address; no sign-in before the approval', async () => {
    await confirmAddress(page, server, email);
    await expectRefusal(page, email, 'status', 'Your account is waiting for approval.');
  });

  await test.step('an administrator approves', async () => {
    await continueAs(admin, demoEmail('admin'));
    await admin.goto('/admin/users?state=pending');
    await admin.getByRole('button', { name: 'Approve Runa Lindqvist' }).click();
    await expect(admin.getByText('Runa Lindqvist is approved')).toBeVisible();
  });

  await test.step('sign in from the approval email', async () => {
    await page.goto(linkIn(await server.mail(email, 'approved'), '/auth'));
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Runa');
  });

  await test.step('a suspension signs the player out at once; restored, they sign in again', async () => {
    await admin.goto(`/admin/users?search=${encodeURIComponent(email)}`);
    await admin.getByRole('button', { name: 'More for Runa Lindqvist' }).click();
    await admin.getByRole('menuitem', { name: 'Suspend' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Suspend Runa Lindqvist' });
    await dialog.getByLabel('Reason').fill('Asked to pause');
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(admin.getByText('Runa Lindqvist is suspended')).toBeVisible();
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
    await expect(page).toHaveURL(/\/auth\?/);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectRefusal(page, email, 'alert', 'Your account is suspended.');
    await admin.getByRole('button', { name: 'Restore Runa Lindqvist' }).click();
    await expect(admin.getByText('Runa Lindqvist is restored')).toBeVisible();
    await signIn(page, email, password);
  });
  await office.close();
});

test('a player joins a club with its link, and the club manager approves @phone', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `ylva.${info.project.name}@journey.example`;
  const office = await browser.newContext();
  const manager = await office.newPage();
  let link = '';

  await test.step('the manager finds the link on the club dashboard', async () => {
    await continueAs(manager, demoEmail('club'));
    await manager.goto('/club/dashboard');
    link = await manager.getByLabel('Invitation link').inputValue();
    expect(link).toBe(`${server.url}/auth?tab=register&club=HAVNEN`);
  });

  await test.step('the player sees the club, and registers', async () => {
    await page.goto(link);
    await expect(page.getByText('You are joining Havnens Padel.')).toBeVisible();
    await register(page, 'Ylva', email);
    await confirmAddress(page, server, email);
  });

  await test.step('the manager gets an email, and approves', async () => {
    const mail = await server.mail('club@demo.pala.example', 'Ylva Lindqvist wants to join Havnens Padel');
    await manager.goto(linkIn(mail, '/club/dashboard'));
    await manager.getByRole('button', { name: 'Approve Ylva Lindqvist' }).click();
    await expect(manager.getByText('Ylva Lindqvist is now a member')).toBeVisible();
    await expect(manager.getByRole('button', { name: 'Approve Ylva Lindqvist' })).toBeHidden();
  });

  await test.step('the player signs in as a member, who needs no credits', async () => {
    await server.mail(email, 'approved');
    await signIn(page, email, password);
    const user = await (await page.request.get(`${server.url}/api/auth/user`)).json();
    expect(user).toMatchObject({ accessType: 'club', analysisCreditsRemaining: 0 });
    await page.goto('/player/videos');
    await expect(page.getByRole('button', { name: 'Add Video' }).first()).toBeEnabled();
  });
  await office.close();
});

test('a link with an unknown club code says so, and still registers a player', async ({ page, server }) => {
  await page.goto('/auth?tab=register&club=NOBODY');
  await expect(page.getByText('We don’t recognise this club link or code.')).toBeVisible();
  await register(page, 'Signe', 'signe@journey.example');
  await server.mail('signe@journey.example', 'Confirm your email');
});
