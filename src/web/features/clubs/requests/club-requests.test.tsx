// A club that asks: the person says yes or no, in their profile.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const request = {
  id: idAt(3),
  clubName: 'Havnen Padel',
  role: 'coach_club' as const,
  askedAt: '2026-11-01T12:00:00.000Z',
};
const open = (answers: Answers = {}) =>
  renderScreen('/profile', {
    as: 'coach_freelance',
    answers: {
      listClubRequests: [request],
      getProfileStats: { totalVideos: 0, analyzedVideos: 0, averageRating: null, joinDate: '2026-01-01T12:00:00.000Z' },
      acceptClubRequest: undefined,
      declineClubRequest: undefined,
      ...answers,
    },
  });

test('accepting shows the consequences first', async () => {
  const { received } = open();
  await page.getByRole('button', { name: 'Join Havnen Padel' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Join Havnen Padel?' });
  await expect.element(dialog.getByText(/You become a club coach/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByText('Welcome to Havnen Padel')).toBeVisible();
  expect(received('acceptClubRequest')[0]?.params).toEqual({ id: request.id });
});

test('declining does not notify the club', async () => {
  const { received } = open();
  await page.getByRole('button', { name: 'Decline Havnen Padel' }).click();
  await expect.element(page.getByText('We won’t tell Havnen Padel.')).toBeVisible();
  expect(received('declineClubRequest')[0]?.params).toEqual({ id: request.id });
});
