// The player's start.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { VideoSummary } from '#contract/videos.ts';
import { failure } from '#web/testing/fake-server.ts';
import { somebody } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

function video(place: number, status: VideoSummary['status']): VideoSummary {
  return {
    id: `01890000-0000-7000-8000-0000000005${String(place).padStart(2, '0')}`,
    title: `Match ${place}`,
    videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm',
    videoType: null,
    status,
    uploadDate: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    overallScore: status === 'Analyzed' ? '4.60' : null,
    eventDate: null,
    venue: null,
  };
}

const videos = [video(6, 'AI-Analyzed'), video(5, 'Pending'), ...[4, 3, 2, 1].map((place) => video(place, 'Analyzed'))];

describe('the dashboard', () => {
  it('greets the player and shows level, videos, status and credits', async () => {
    renderScreen('/player', { answers: { listVideos: videos } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maja' })).toBeVisible();
    await expect.element(page.getByText('DPF Level')).toBeVisible();
    await expect.element(page.getByText('Lower Intermediate')).toBeVisible();
    await expect.element(page.getByText('Awaiting Coach Review')).toBeVisible();
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('4');
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('2');
  });

  it('greets people without a first name by what is known of them', async () => {
    renderScreen('/player', { as: somebody({ firstName: '', username: 'maja7' }), answers: { listVideos: [] } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, maja7' })).toBeVisible();
  });

  it('greets people of whom nothing is known as champions', async () => {
    renderScreen('/player', { as: somebody({ firstName: '' }), answers: { listVideos: [] } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Champion' })).toBeVisible();
  });

  it('is also at / and at /player/home', async () => {
    const screen = renderScreen('/player/home', { answers: { listVideos: videos } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maja' })).toBeVisible();
    expect(screen.address()).toBe('/player');
    const start = renderScreen('/', { answers: { listVideos: videos } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maja' }).last()).toBeVisible();
    expect(start.address()).toBe('/');
  });

  it('shows the three latest reviews and leads to all', async () => {
    renderScreen('/player', { answers: { listVideos: videos } });
    await expect.element(page.getByText('Match 2')).toBeVisible();
    await expect.element(page.getByText('Match 1')).not.toBeInTheDocument();
    await expect.element(page.getByText('Match 5')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'View All Feedback' }))
      .toHaveAttribute('href', '/player/videos');
  });

  it('opens a review, which names the screen', async () => {
    renderScreen('/player', { answers: { listVideos: videos, getVideo: failure('not_found') } });
    await page.getByRole('link', { name: /Match 4/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Video · Pala');
  });

  it('offers the first step to people without a review', async () => {
    renderScreen('/player', { answers: { listVideos: [] } });
    await expect
      .element(page.getByRole('link', { name: 'Start Your Journey' }))
      .toHaveAttribute('href', '/player/videos');
    await page.getByRole('link', { name: 'Upload video' }).click();
    await expect.element(page.getByRole('form', { name: 'Add a video' })).toBeVisible();
  });

  it('says when the videos could not be loaded', async () => {
    renderScreen('/player', { answers: { listVideos: failure('unavailable') } });
    await expect.element(page.getByText('Your feedback could not be loaded')).toBeVisible();
  });
});
