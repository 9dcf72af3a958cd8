// What the link of an invitation to a pair opens.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const getPairInvitation = {
  token: 'abc',
  inviter: { firstName: 'Emil', lastName: 'Bang' },
  title: 'Cup match',
  eventDate: '2026-10-31',
  expiresAt: '2026-11-20T12:00:00.000Z',
  ownVideoId: null as string | null,
};
const path = '/pair-invitation?token=abc';
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('a visitor sees who invites them to which match, and how to answer', async () => {
  const { received } = renderScreen(path, { as: null, answers: { getPairInvitation } });
  await expect.element(page.getByRole('heading', { name: 'Emil Bang invites you' })).toBeVisible();
  await expect.element(page.getByText('Cup match')).toBeVisible();
  await expect.element(page.getByText(/Neither of you sees the other’s level, ratings or other videos/)).toBeVisible();
  const returnTo = encodeURIComponent(path);
  for (const [name, tab] of [
    ['Sign in to answer', 'login'],
    ['Create an account', 'register'],
  ] as const) {
    const href = page.getByRole('link', { name }).element().getAttribute('href') ?? '';
    expect(href).toContain(`tab=${tab}`);
    expect(href).toContain(returnTo);
  }
  expect(received('answerPairInvitation')).toEqual([]);
});

it('an invitation is carried into a registration', async () => {
  renderScreen(`/auth?tab=register&returnTo=${encodeURIComponent(path)}`, {
    as: null,
    answers: { getSignInOptions: { google: true, devLogin: false, demo: false } },
  });
  const google = page.getByRole('link', { name: 'Sign up with Google' });
  await expect.element(google).toHaveAttribute('href', `/api/auth/google?returnTo=${encodeURIComponent(path)}`);
});

it('a player declines without notifying anyone', async () => {
  const { received, address } = renderScreen(path, {
    answers: {
      getPairInvitation,
      answerPairInvitation: { videoId: null },
      listPairMatches: { invitations: [], matches: [] },
    },
  });
  await expect.element(page.getByText(/You are signed in as Maja Holm/)).toBeVisible();
  await button('Decline').click();
  await expect.element(page.getByText('We won’t tell anyone.')).toBeVisible();
  await expect.poll(address).toBe('/player/pair');
  expect(received('answerPairInvitation').map(({ body }) => body)).toEqual([{ token: 'abc', accept: false }]);
});

it('the inviting player is led to their video', async () => {
  const ownVideoId = '00000000-0000-4000-8000-000000000001';
  renderScreen(path, { answers: { getPairInvitation: { ...getPairInvitation, ownVideoId } } });
  await expect.element(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible();
  const video = page.getByRole('link', { name: 'Open the video' });
  await expect.element(video).toHaveAttribute('href', `/player/video-analysis/${ownVideoId}`);
  await expect.element(button('Accept')).not.toBeInTheDocument();
});

it('the screen is for players only', async () => {
  renderScreen(path, { as: 'coach_freelance', answers: { getPairInvitation } });
  await expect.element(page.getByText(/Only players can join a pair/)).toBeVisible();
  await expect.element(button('Accept')).not.toBeInTheDocument();
});

it.each([path, '/pair-invitation'] as const)('%s says that the invitation is no longer open', async (address) => {
  renderScreen(address, { as: null, answers: { getPairInvitation: failure('not_found') } });
  await expect.element(page.getByRole('heading', { name: 'This invitation is no longer open' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?tab=login');
});
