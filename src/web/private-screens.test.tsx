// Private screens during impersonation: a sentence, no error, no requests.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { at, video, videoId } from '#web/features/reviews/published/testing/video-fixtures.ts';
import { relationship } from '#web/testing/coaching.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { viewed } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const coachId = relationship(1).coach.id;
const invitation = {
  token: 'abc',
  inviter: { firstName: 'Emil', lastName: 'Bang' },
  title: 'Cup match',
  eventDate: null,
  expiresAt: '2026-11-20T12:00:00.000Z',
};

it.each<[string, string, string | RegExp, Answers]>([
  ['/coach/messages', 'coach_freelance', 'These messages are private', {}],
  [`/coach/messages?with=${at(3)}`, 'coach_freelance', 'These messages are private', {}],
  [`/my-coaches?with=${coachId}`, 'player', 'These messages are private', { listRelationships: [relationship(1)] }],
  ['/player/pair', 'player', 'Pair matches are private', {}],
  [`/player/pair/${videoId}`, 'player', 'Pair matches are private', {}],
  [
    '/pair-invitation?token=abc',
    'player',
    'Only Maja can answer this. Return to your own account first.',
    { getPairInvitation: { ...invitation, ownVideoId: null } },
  ],
] as const)('%s of a viewed %s says: %s', async (path, role, words, answers) => {
  renderScreen(path, { as: viewed({ id: at(99), role: role as 'player' }), answers });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('the review of a viewed player says in its menu that sharing with a partner is private', async () => {
  const answers = { getVideo: video() };
  const { received } = renderScreen(`/player/video-analysis/${videoId}`, { as: viewed({ id: at(99) }), answers });
  await page.getByRole('button', { name: 'More for this review' }).click();
  await expect.element(page.getByRole('menuitem', { name: /Sharing with a partner is private/ })).toBeVisible();
  expect(received('getVideoPartner')).toEqual([]);
});

it('My Coaches of a viewed player names the coaches, without messages', async () => {
  renderScreen('/my-coaches', { as: viewed(), answers: { listRelationships: [relationship(1)] } });
  const { coach } = relationship(1);
  const link = page.getByRole('link', { name: new RegExp(`${coach.firstName} ${coach.lastName}`) });
  await expect.element(link).toHaveAttribute('href', `/my-coaches?with=${coach.id}`);
});
