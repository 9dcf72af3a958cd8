// Sign-in with Google, at a real OpenID provider on this machine: a new person, and one with an account.

import type { Page } from '@playwright/test';
import pg from 'pg';
import { type LoopbackProvider, startLoopbackProvider } from '../src/server/testing/oidc-provider/loopback-provider.ts';
import { test as base, continueAs, demoEmail, demoPassword, expect, journeyEmail, leave } from './fixtures.ts';

/** Journeys with their own server, configured with a fake Google. */
const test = base.extend<object, { google: LoopbackProvider }>({
  google: [
    // Playwright needs the fixtures' names even if none is used.
    async ({}, use) => {
      const provider = await startLoopbackProvider('http://127.0.0.1/api/auth/google/callback');
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  environment: [({ google }, use) => use({ ...google.environment }), { scope: 'worker' }],
});

const profileMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Profile menu of ${name}`) });

test('a new player signs up with Google, is approved, and signs in @phone', async ({
  page,
  browser,
  server,
  google,
}) => {
  const email = 'sofie.lund@example.test';
  google.person = { sub: 'sofie', email, given_name: 'Sofie', family_name: 'Lund' };

  await test.step('sign up with Google', async () => {
    await page.goto('/auth?tab=register');
    await page.getByRole('link', { name: 'Sign up with Google' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Pala, Sofie' })).toBeVisible();
    await expect(page).toHaveURL('/complete-google-registration');
  });

  await test.step('without consent there is no account', async () => {
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page.getByText('Consent Required')).toBeVisible();
  });

  await test.step('complete the registration, and consent', async () => {
    await page.getByRole('combobox', { name: 'Country' }).fill('Denm');
    await page.getByRole('option', { name: 'Denmark' }).click();
    await page.getByLabel('Current playing level').selectOption('3.5');
    await page.getByLabel(/^DPF ranking/).fill('120');
    await page.getByRole('checkbox', { name: /^I consent/ }).check();
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page.getByText('Registration Complete!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Sofie' })).toBeVisible();
    await leave(page);
  });

  const signInWithGoogle = async () => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
  };

  await test.step('before approval the player cannot sign in', async () => {
    await signInWithGoogle();
    await expect(page.getByText('Your account is waiting for approval.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  await test.step('an administrator approves', async () => {
    const office = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const staff = await office.newPage();
    await continueAs(staff, demoEmail('admin'));
    await staff.goto('/admin/users?state=pending');
    await staff.getByRole('button', { name: 'Approve Sofie Lund' }).click();
    await expect(staff.getByText('Sofie Lund is approved')).toBeVisible();
    await office.close();
  });

  await test.step('sign in', async () => {
    await signInWithGoogle();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sofie');
  });
});

test('a player with an account signs in with Google, and reaches the requested screen', async ({ page, google }) => {
  google.person = { sub: 'hannah', email: 'hannah@demo.pala.example', given_name: 'Hannah' };
  await page.goto('/player/videos');
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL('/player/videos');
  await expect(profileMenu(page, 'Hannah')).toBeVisible();
});

test('an old session links Google after reauthentication, when leaving and when coming back', async ({
  page,
  server,
  google,
}) => {
  google.person = { sub: 'ditte', email: 'ditte.private@example.test', given_name: 'Ditte' };
  const email = journeyEmail('google-link');
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const confirm = async () => {
    await question.getByLabel('Your password', { exact: true }).fill(demoPassword);
    await question.getByRole('button', { name: 'Confirm' }).click();
  };
  const atGoogle = `${google.environment.GOOGLE_ISSUER}/**`;
  await continueAs(page, email);
  await lapse(server.databaseUrl, email);
  await page.goto('/player/profile?tab=security');

  await test.step('after confirming, the browser leaves for Google, where the proof lapses', async () => {
    await page.getByRole('button', { name: 'Link Google' }).click();
    await expect(question).toBeVisible();
    await page.route(
      atGoogle,
      async (route) => {
        await lapse(server.databaseUrl, email);
        await route.continue();
      },
      { times: 1 },
    );
    const refusedAgain = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/google/link') && response.status() === 403,
    );
    await confirm();
    await refusedAgain;
  });

  await test.step('back too late, the player confirms again, and linking goes on', async () => {
    await expect(page).toHaveURL('/player/profile?tab=security');
    await expect(question).toBeVisible();
    await confirm();
    await expect(page.getByText('Google linked')).toBeVisible();
    await expect(page.getByText('ditte.private@example.test')).toBeVisible();
  });
});

/** Moves a person's sessions three weeks back, without a reauthentication since. */
async function lapse(databaseUrl: string, email: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `update sessions set signed_in_at = now() - interval '20 days', confirmed_at = null
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await database.end();
}

test('someone who cancels at Google sees why, and can start again', async ({ page, google }) => {
  google.person = null;
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page.getByText('You left Google before signing in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
});
