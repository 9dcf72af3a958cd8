// A review that opens later: the curtain, opening it early, the setting, and what the coach reads.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser, viewed } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { video, videoId } from '../testing/video-fixtures.ts';

const player = testUser();
const path = `/player/video-analysis/${videoId}`;
const opensAt = new Date(Date.now() + 3_600_000).toISOString();
const note = page.getByText('Contact too low').first();
const open = page.getByRole('button', { name: 'Open it now' });

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

it('shows when it opens and nothing of the review, until the player opens it', async () => {
  let isOpen = false;
  const screen = renderScreen(path, {
    as: player,
    answers: {
      getVideo: () => video({ playerId: player.id, look: 'held', opensAt: isOpen ? null : opensAt }),
      openReviewNow: () => {
        isOpen = true;
      },
    },
  });
  await expect.element(page.getByText(/^It opens (?:today|tomorrow) .*, when you wanted it\.$/)).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Score/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Choose when reviews open' })).toBeVisible();
  await open.click();
  // One who wanted to look first does so now.
  await expect.element(page.getByRole('button', { name: 'Show the review' })).toBeVisible();
  expect(screen.received('openReviewNow')).toHaveLength(1);
});

it('stays closed for an administrator who views Pala as the player, and cannot be opened by them', async () => {
  renderScreen(path, { as: viewed(), answers: { getVideo: video({ playerId: player.id, opensAt }) } });
  await expect.element(page.getByText('Only the player can open it earlier.')).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
  await expect.element(note).not.toBeInTheDocument();
});

it('shows the review to everyone else', async () => {
  renderScreen(`/club/video-analysis/${videoId}`, {
    as: 'club',
    answers: { getVideo: video({ playerId: player.id, opensAt }) },
  });
  await expect.element(note).toBeVisible();
});

it('follows the setting in the profile: a time, days, or at once', async () => {
  let opening: ReviewOpening | null = null;
  const screen = renderScreen('/player/profile', {
    as: player,
    answers: {
      getProfileStats: { totalVideos: 0, analyzedVideos: 0, averageRating: null, joinDate: opensAt },
      getCertificate: { isPublic: false, nameStyle: 'full', code: null, verified: null },
      getReviewOpening: () => ({ opening }),
      chooseReviewOpening: ({ body }) => {
        opening = body.opening;
      },
    },
  });
  const sent = () => screen.received('chooseReviewOpening').map(({ body }) => body.opening);
  const choice = page.getByLabelText('Open my reviews');
  await choice.selectOptions('At a time of day');
  const time = page.getByLabelText('Time of day');
  await time.fill('20:30');
  await choice.click();
  await expect.poll(sent).toEqual([
    { time: '18:00', days: [] },
    { time: '20:30', days: [] },
  ]);
  await page.getByText('Sun', { exact: true }).click();
  await expect.poll(() => sent().at(-1)).toEqual({ time: '20:30', days: ['sunday'] });
  await time.fill('');
  await choice.click();
  await expect.element(page.getByText('Please enter a time.')).toBeVisible();
  await choice.selectOptions('As soon as they are published');
  await expect.poll(() => sent().at(-1)).toBeNull();
});
