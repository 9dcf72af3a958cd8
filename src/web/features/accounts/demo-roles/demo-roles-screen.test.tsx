// The demo's accounts: one click signs in.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { DevAccount } from '#contract/accounts/dev-login.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { unavailable } from '#web/testing/unavailable.ts';

const demo = { google: false, devLogin: true, demo: true };

function account(index: number, traits: Partial<DevAccount>): DevAccount {
  const id = `01890000-0000-7000-8000-00000000010${index}`;
  const name = { firstName: 'Freja', lastName: 'Nygaard', email: `demo${index}@example.com` };
  return { id, ...name, role: 'player', accessType: 'club', clubName: 'Havnens Padel', ...traits };
}

const accounts = [
  account(1, { role: 'club', firstName: 'Henrik' }),
  account(2, {}),
  account(3, { firstName: 'Oliver', accessType: 'direct', clubName: null }),
];

describe('the demo’s accounts', () => {
  it('are on a card for each role', async () => {
    renderScreen('/demo-roles', { as: null, answers: { getSignInOptions: demo, listDemoAccounts: accounts } });
    await expect.element(page.getByRole('heading', { name: 'Demo Accounts' })).toBeVisible();
    const cards = page.getByRole('listitem');
    await expect.element(cards.filter({ hasText: 'Club Manager' })).toMatchTextContent(/Henrik Nygaard/);
    const players = cards.filter({ has: page.getByRole('heading', { name: 'Player' }) });
    await expect.element(players).toMatchTextContent(/Havnens Padel.*Freja.*Direct player, without a club.*Oliver/);
  });

  it('are signed in to with one click, by visitors and by people who are signed in', async () => {
    for (const as of [null, 'coach_club'] as const) {
      const { received, address } = renderScreen('/demo-roles', {
        as,
        answers: {
          ...unavailable,
          getSignInOptions: demo,
          listDemoAccounts: accounts,
          devLogin: testUser({ firstName: 'Oliver' }),
        },
      });
      await page.getByRole('button', { name: 'Sign in as Oliver Nygaard' }).last().click();
      await expect.poll(address).toBe('/');
      await expect.element(page.getByRole('button', { name: 'Profile menu of Oliver Holm' }).last()).toBeVisible();
      expect(received('devLogin').map(({ body }) => body)).toEqual([{ userId: accounts[2]?.id }]);
    }
  });

  it('are offered below the sign-in form, in the demo', async () => {
    renderScreen('/auth?tab=login', { as: null, answers: { getSignInOptions: demo } });
    await expect.element(page.getByRole('link', { name: 'Demo accounts' })).toHaveAttribute('href', '/demo-roles');
  });

  it('are offered nowhere else, and not found there', async () => {
    renderScreen('/auth?tab=login', { as: null });
    await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Demo accounts' })).not.toBeInTheDocument();
    renderScreen('/demo-roles', { as: null });
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('are not found by signed-in people elsewhere', async () => {
    renderScreen('/demo-roles', { as: userWithRole('club') });
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('say what went wrong', async () => {
    renderScreen('/demo-roles', {
      as: null,
      answers: { getSignInOptions: demo, listDemoAccounts: accounts, devLogin: failure('not_found') },
    });
    await page.getByRole('button', { name: 'Sign in as Henrik Nygaard' }).click();
    await expect.element(page.getByText('Login Failed')).toBeVisible();
  });
});
