// Signing in as anybody, where that is offered.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { unavailable } from '#web/testing/unavailable.ts';

const getSignInOptions = { google: false, devLogin: true, demo: false };
const { id, firstName, lastName, email } = testUser();
const maja = { id, firstName, lastName, email, role: 'player', accessType: 'direct', clubName: null } as const;

describe('the developer’s sign-in', () => {
  it('finds accounts and signs in with one click', async () => {
    const { received, address } = renderScreen('/dev-login', {
      as: null,
      answers: {
        ...unavailable,
        getSignInOptions,
        listDevAccounts: ({ query: { search } }) => (maja.email.includes(search ?? '') ? [maja] : []),
        devLogin: testUser(),
      },
    });
    await page.getByRole('searchbox').fill('nobody');
    await expect.element(page.getByText('You can only sign in to active accounts.')).toBeVisible();
    await page.getByRole('searchbox').fill('maja@');
    await page.getByRole('button', { name: 'Sign in as Maja Holm' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(page.getByRole('button', { name: 'Profile menu of Maja Holm' })).toBeVisible();
    expect(received('devLogin').map(({ body }) => body)).toEqual([{ userId: maja.id }]);
  });

  it('is not found in production, and asks for nobody', async () => {
    renderScreen('/dev-login', { as: null });
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Pala');
  });
});
