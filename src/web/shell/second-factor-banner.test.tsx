// Who is asked to set up a second factor, and for how long not.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { SecondFactorBanner } from './second-factor-banner.tsx';

const banner = page.getByRole('region', { name: 'Second factor' });
const show = (as: CurrentUser) =>
  renderScreen(
    <>
      <SecondFactorBanner />
      <p>The screen</p>
    </>,
    { as },
  );

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it.each(['admin', 'club'] as const)('%s is asked, and led to the profile', async (role) => {
  show(userWithRole(role));
  await expect.element(banner).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/profile?tab=security');
});

it.each([
  ['a player', testUser()],
  ['a coach', userWithRole('coach_club')],
  ['someone who has one', { ...userWithRole('admin'), hasSecondFactor: true }],
  [
    'someone who is viewed',
    { ...userWithRole('club'), viewedBy: { id: testUser().id, firstName: 'Ada', lastName: 'Berg', role: 'admin' } },
  ],
])('%s is not asked', async (_, as) => {
  show(as as CurrentUser);
  await expect.element(page.getByText('The screen')).toBeVisible();
  expect(banner.elements()).toEqual([]);
});

it('"Not now" holds for a week, for this person alone', async () => {
  const admin = userWithRole('admin');
  show(admin);
  await banner.getByRole('button', { name: 'Not now' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  leaveScreens();
  show(admin);
  await expect.element(page.getByText('The screen')).toBeVisible();
  expect(banner.elements()).toEqual([]);
  leaveScreens();
  show({ ...admin, id: '01890000-0000-7000-8000-000000000009' });
  await expect.element(banner).toBeVisible();
  leaveScreens();
  const [key] = Object.keys(localStorage);
  const days = (Number(localStorage.getItem(key ?? '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  localStorage.setItem(key ?? '', String(Date.now() - 1));
  show(admin);
  await expect.element(banner).toBeVisible();
});
