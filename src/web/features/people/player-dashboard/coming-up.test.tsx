// What is under way on the player's dashboard.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const getPlayerDashboard = {
  counts: { videos: 2, analyzed: 0, inReview: 2 },
  recentFeedback: [],
  workOn: [],
  scores: [],
  nextSession: null,
};
const member = testUser({ accessType: 'club', clubId: idAt(3) });
const main = page.getByRole('main');

describe('what is under way', () => {
  const nextSession = {
    title: 'Overheads',
    sessionDate: '2032-11-03T17:30:00.000Z',
    duration: 90,
    place: 'Court 2',
    coach: { firstName: 'Anna', lastName: 'Berg' },
  };
  const inReview = (index: number): WaitingVideo => ({
    id: idAt(index),
    title: `Waiting ${index}`,
    provider: 'youtube',
    dueAt: '2126-01-03T10:00:00.000Z',
    pausedAt: null,
    reviewer: { id: idAt(60), ...nextSession.coach },
    coaches: [],
    clubName: null,
  });

  it('is each waiting video with its wait, three at most', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard, listWaitingVideos: [1, 2, 3, 4].map(inReview) } });
    const first = page.getByRole('link', { name: 'Waiting 1' });
    await expect.element(first).toHaveAttribute('href', `/player/video-analysis/${idAt(1)}`);
    await expect.element(page.getByText('Your coach’s review takes 24–48 hours.').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Waiting/ })).toHaveLength(3);
    await expect
      .element(page.getByRole('link', { name: 'All 4 videos' }))
      .toHaveAttribute('href', '/player/videos?status=pending');
  });

  it('is a club member’s next session, with a link to all', async () => {
    renderScreen('/player', { as: member, answers: { getPlayerDashboard: { ...getPlayerDashboard, nextSession } } });
    await expect.element(page.getByRole('heading', { name: 'Next session' })).toBeVisible();
    await expect.element(page.getByText('Overheads')).toBeVisible();
    await expect.element(page.getByText('90 min with Anna Berg, Court 2')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All sessions' })).toHaveAttribute('href', '/player/training');
  });

  it('says when no session is planned', async () => {
    renderScreen('/player', { as: member, answers: { getPlayerDashboard } });
    await expect.element(page.getByText('No session planned.')).toBeVisible();
  });

  it('is unread messages', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard, countUnreadMessages: { unread: 2 } } });
    await expect.element(main.getByRole('link', { name: '2 unread messages' })).toHaveAttribute('href', '/my-coaches');
  });

  it('leaves the whole width to the insights where there is nothing', async () => {
    renderScreen('/player', {
      answers: { getPlayerDashboard: { ...getPlayerDashboard, counts: { videos: 4, analyzed: 4, inReview: 0 } } },
    });
    const insights = page.getByRole('heading', { name: 'Performance Insights' });
    await expect.element(insights).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /In Review|Next session/ })).not.toBeInTheDocument();
    const width = (text: string) => page.getByText(text).element().closest('section')?.getBoundingClientRect().width;
    expect(width('Performance Insights')).toBe(width('Recent Coach Feedback'));
  });
});
