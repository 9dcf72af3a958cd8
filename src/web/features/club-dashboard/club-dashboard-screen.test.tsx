// What a club manager sees first.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { VideoSummary } from '#contract/videos.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const video = (title: string, overallScore: string | null): VideoSummary => ({
  id: crypto.randomUUID(),
  title,
  videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  videoType: 'game',
  status: overallScore === null ? 'Pending' : 'Analyzed',
  uploadDate: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  overallScore,
  eventDate: null,
  venue: null,
});

it('is the members’ videos, what waits and what came back', async () => {
  renderScreen('/', {
    as: 'club',
    answers: { listVideos: [video('League night', '4.2'), video('Friendly', null)], listNotifications: [] },
  });
  await expect.element(page.getByRole('heading', { name: 'Club Dashboard' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /League night.*4\.2\/7\.0/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Friendly.*Not Rated/ })).toBeVisible();
});

it('says what will appear while there is nothing', async () => {
  renderScreen('/club/dashboard', { as: 'club', answers: { listVideos: [], listNotifications: [] } });
  await expect.element(page.getByText('No videos yet')).toBeVisible();
});

it('offers another try after an error', async () => {
  renderScreen('/club/dashboard', { as: 'club', answers: { listVideos: failure('internal'), listNotifications: [] } });
  await expect.element(page.getByRole('button', { name: /try again|retry/i })).toBeVisible();
});
