// Second factors, with the browser's virtual authenticator: setting up, signing in and reauthenticating.

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, expect, journeyEmail, signIn, test } from './fixtures.ts';

const email = journeyEmail('second-factor');

// Passkeys need a host name, not an IP address.
test.use({ environment: { PUBLIC_URL: 'http://localhost:0' } });

/** The app's current code. */
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });

/** Adds a virtual authenticator that is unlocked at once. */
async function addAuthenticator(page: Page): Promise<{ leaveAlone: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    leaveAlone: async () => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    },
  };
}

const signOut = (page: Page) => page.goto('/api/logout');

test('a player sets up an app and a passkey, signs in and reauthenticates with each', async ({ page, server }) => {
  await signIn(page, email);
  await page.goto('/profile?tab=security');
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  let secret = '';
  let recoveryCode = '';

  await test.step('an authenticator app, and its recovery codes', async () => {
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    secret = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('Code from the app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await server.mail(email, 'An authenticator app was added');
  });

  await test.step('the password asks for the second step, which takes a recovery code', async () => {
    await signOut(page);
    await page.goto('/auth?tab=login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa-aaaa');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('incorrect');
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Welcome back, Signe!')).toBeVisible();
    await page.waitForURL((url) => url.pathname !== '/auth');
    await server.mail(email, 'A recovery code was used');
  });

  const authenticator = await test.step('a passkey', async () => {
    const added = await addAuthenticator(page);
    await page.goto('/profile?tab=security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
    return added;
  });

  await test.step('the passkey signs in alone', async () => {
    await signOut(page);
    await page.goto('/auth?tab=login');
    // Its owner is there, as far as the browser knows: the suggestion for the email field is taken at once.
    await expect(page.getByText('Welcome back, Signe!')).toBeVisible();
    await page.waitForURL((url) => url.pathname !== '/auth');
    await page.goto('/profile?tab=security');
    await expect(page.getByText('with a passkey').first()).toBeVisible();
  });

  await test.step('it confirms the deletion of the account', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const proved = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/proof') && response.request().method() === 'POST',
    );
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await proved;
    // Otherwise they would be signed in again before seeing the sign-in screen.
    await authenticator.leaveAlone();
    await expect(page.getByText('Your account will be deleted')).toBeVisible();
  });
});
