// Everything about one person.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonAccount } from '#contract/people/person.ts';
import { playerGoals } from '#web/testing/club-member.ts';
import { failure } from '#web/testing/fake-server.ts';
import { playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = '01890000-0000-7000-8000-0000000000b7';
const maja: PersonAccount = {
  id,
  email: 'maja@example.com',
  firstName: 'Maja',
  lastName: 'Holm',
  country: 'DK',
  role: 'player',
  hasSecondFactor: false,
  accessType: 'direct',
  clubId: null,
  clubName: null,
  joiningClubName: null,
  state: 'active',
  isInvited: false,
  currentLevel: '3.5',
  isLevelStated: true,
  isLevelVerified: false,
  levelWithdrawn: null,
  analysisCreditsRemaining: 2,
  createdAt: '2026-11-02T10:00:00.000Z',
  emailVerifiedAt: '2026-11-02T11:00:00.000Z',
  deletionRequestedAt: null,
  timeZone: 'Europe/Copenhagen',
  hasPassword: true,
  hasGoogle: false,
  messagesSent: 4,
  messagesReceived: 7,
  subscription: { plan: 'premium', state: 'active', currentPeriodEnd: '2026-12-02T10:00:00.000Z' },
  consents: [{ policyVersion: '2026-11', givenAt: '2026-11-02T10:00:00.000Z' }],
  sessions: [
    {
      id: '01890000-0000-7000-8000-0000000000aa',
      device: 'Firefox on Linux',
      createdAt: '2026-11-02T10:00:00.000Z',
      lastSeenAt: '2026-11-02T10:00:00.000Z',
    },
  ],
};
const open = (answers = {}, part = 'account') =>
  renderScreen(`/admin/player/${id}?part=${part}`, {
    as: 'admin',
    answers: { getPerson: maja, listCreditEntries: { rows: [], next: null }, ...answers },
  });

test('the account shows sign-in, plan, consents and message counts', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'Maja Holm' })).toBeVisible();
  const main = page.getByRole('main');
  for (const text of ['Premium, active', '4 sent, 7 received', 'Firefox on Linux', 'No credit changes yet.'])
    await expect.element(main.getByText(text)).toBeVisible();
});

test('the account links to password setup for people who can sign in', async () => {
  const { address } = open({ findPeople: [] });
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect.poll(address).toBe(`/admin/password-setup?personId=${id}`);
});

test('a suspended account offers no password link', async () => {
  open({ getPerson: { ...maja, state: 'suspended' } });
  await expect.element(page.getByRole('main').getByText('Premium, active')).toBeVisible();
  expect(page.getByRole('link', { name: /password/i }).elements()).toEqual([]);
});

test('a session can be ended', async () => {
  const { received } = open({ endSessionOf: () => {} });
  await page.getByRole('button', { name: 'Sign out of Firefox on Linux' }).click();
  await expect.element(page.getByText('Signed out')).toBeVisible();
  expect(received('endSessionOf')).toMatchObject([{ params: { userId: id, sessionId: maja.sessions[0]?.id } }]);
});

test('each part loads when opened', async () => {
  const { address, received } = open({
    listAuditEntries: { rows: [], next: null },
    listPlayerVideos: { rows: [], next: null },
  });
  await expect.element(page.getByRole('tab', { name: 'Videos' })).toBeVisible();
  expect(received('listPlayerVideos')).toEqual([]);
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect.element(page.getByText('No videos yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect.element(page.getByText('Nothing yet', { exact: true })).toBeVisible();
  expect(address()).toBe(`/admin/player/${id}?part=history`);
});

test('progress, history and benchmarks are parts of the page, without tabs of their own', async () => {
  const { address } = open(
    {
      getPlayerProgress: playerProgress([reviewPoint(1), reviewPoint(2)]),
      getGoals: playerGoals(),
      listTrainingSessions: [],
    },
    'progress',
  );
  await expect.element(page.getByRole('heading', { name: 'Recent Performance' })).toBeVisible();
  expect(page.getByRole('tablist').elements()).toHaveLength(1);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.element(page.getByText(/^Each point is a review/)).toBeVisible();
  expect(address()).toBe(`/admin/player/${id}?part=reviews`);
});

test('only players have player parts', async () => {
  open({ getPerson: { ...maja, role: 'club', clubName: 'Havnens Padel' } }, 'progress');
  await expect.element(page.getByText('Club Manager of Havnens Padel')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Account', 'Changes']);
  await expect.element(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
});

test('an unknown address shows “Person not found”', async () => {
  open({ getPerson: failure('not_found') });
  await expect.element(page.getByText('Person not found')).toBeVisible();
});
