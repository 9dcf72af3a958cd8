// The sign-in screen as a document's first screen, before the router loads.

import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { i18n } from '#web/lib/language.ts';
import { type Answers, failure, fakeServer } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { defaultAnswers } from '#web/testing/render-screen.tsx';
import { Toaster } from '#web/ui/feedback/toast.tsx';
import { loadSignIn } from './sign-in.tsx';

const player = testUser({ firstName: 'Maja' });
let testAddress: string;
let leave = () => {};

beforeEach(() => {
  testAddress = window.location.href;
});

afterEach(() => {
  leave();
  window.history.replaceState(null, '', testAddress);
});

/** Opens the document at an address, as `main.tsx` does. */
async function open(address: string, user: CurrentUser | null, answers: Answers = {}) {
  window.history.replaceState(null, '', address);
  fakeServer({ ...defaultAnswers(user), ...answers });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  leave = () => {
    root.unmount();
    container.remove();
    queryClient.clear();
  };
  const show = (screens: ReactElement) =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {screens}
          <Toaster />
        </QueryClientProvider>
      </I18nProvider>,
    );
  show(await loadSignIn(queryClient, show));
}

const here = () => window.location.pathname + window.location.search;

test('tabs are in the address, with its other parameters', async () => {
  await open('/auth?returnTo=%2Fplayer%2Fvideos&club=PALA1', null, { findClubByCode: failure('not_found') });
  await expect.element(page.getByText('Sign in to see your videos.')).toBeVisible();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect.poll(here).toBe('/auth?tab=register&returnTo=%2Fplayer%2Fvideos&club=PALA1');
  expect(document.title).toBe('Create Account · Pala');
});

test('signing in opens the requested screen, and moves the focus to its title', async () => {
  await open('/auth?returnTo=%2Fnowhere', null, { login: { message: 'Welcome', user: player } });
  await page.getByLabelText('Email').fill('maja@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Before the screen, which may take longer to load than the welcome stays.
  await expect.element(page.getByText('Welcome back, Maja!')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toHaveFocus();
  expect(here()).toBe('/nowhere');
  expect(document.title).toBe('Page not found · Pala');
});

test('a signed-in person moves on at once, and the browser announces the screen', async () => {
  await open('/email-auth?returnTo=%2Fnowhere', player);
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).not.toHaveFocus();
  expect(here()).toBe('/nowhere');
});
