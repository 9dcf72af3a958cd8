// The coach's dashboard.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CoachDashboard } from '#contract/people/coach-dashboard.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CoachDashboardScreen } from './coach-dashboard-screen.tsx';

const coach = testUser({ role: 'coach_club', firstName: 'Lucía' });
const ida = { id: '01890000-0000-7000-8000-000000000002', firstName: 'Ida', lastName: 'Holst' };

function item(title: string, traits: Partial<QueueItem> = {}): QueueItem {
  return {
    videoId: title,
    title,
    status: 'Pending',
    provider: 'youtube',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    videoType: null,
    reportType: null,
    uploadDate: '2026-01-01T10:00:00.000Z',
    dueAt: '2126-01-03T10:00:00.000Z',
    pausedAt: null,
    linkProblem: null,
    player: { ...ida, country: 'DK', currentLevel: '2.5', isLevelVerified: false, levelWithdrawn: null },
    reviewer: null,
    publishedAt: null,
    ...traits,
  };
}

const quiet: CoachDashboard = {
  queue: { 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 },
  nextDue: [],
  sessionsToday: [],
  sessionsThisWeek: 0,
  levels: { awaiting: 0, recheck: 0, secondOpinion: 0 },
  requests: 0,
  turnaround: null,
  reviewsPerWeek: [0, 1, 2, 3, 4, 5, 6, 7].map((week) => ({
    monday: new Date(Date.UTC(2026, 8, 28 + week * 7)).toISOString().slice(0, 10),
    reviews: 0,
  })),
};

const show = (dashboard: Partial<CoachDashboard>) =>
  renderScreen(<CoachDashboardScreen />, { as: coach, answers: { getCoachDashboard: { ...quiet, ...dashboard } } });

it('the dashboard shows figures linked to their lists', async () => {
  const screen = show({
    queue: { 'to-review': 3, mine: 1, unclaimed: 1, done: 9, overdue: 1 },
    nextDue: [item('Late', { dueAt: '2026-01-03T10:00:00.000Z' })],
    sessionsToday: [
      {
        groupId: ida.id,
        title: 'Lobs',
        status: 'scheduled',
        sessionDate: '2026-11-21T17:30:00.000Z',
        elsewhere: '10:00 Sydney time',
        duration: 60,
        place: 'Court 2',
        players: [ida],
      },
    ],
    sessionsThisWeek: 4,
    levels: { awaiting: 2, recheck: 1, secondOpinion: 0 },
    requests: 1,
    turnaround: { hours: 17.5, reviews: 6 },
    reviewsPerWeek: quiet.reviewsPerWeek.map((week, index) => ({ ...week, reviews: index })),
  });
  await expect.element(page.getByText('3 videos waiting for review, 1 overdue.')).toBeVisible();
  await expect.element(page.getByText('10:00 Sydney time')).toBeVisible();
  const figures: [RegExp, string][] = [
    [/To review\s*3\s*1 overdue/, '/coach/videos'],
    [/Sessions today\s*1\s*4 this week/, '/coach/sessions'],
    [/Levels to verify\s*2\s*1 to re-check/, '/admin/level-verification'],
    [/Connection requests\s*1/, '/coach/players'],
    [/Published reviews/, '/coach/videos?show=done'],
  ];
  for (const [name, href] of figures)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(page.getByRole('link', { name: 'Open review of Late' })).toBeVisible();
  await expect.element(page.getByText('Ida Holst').last()).toBeVisible();
  await expect.element(page.getByText('17.5 h')).toBeVisible();
  await expect.element(page.getByText(/: 7 reviews/)).toBeInTheDocument();
  expect(screen.received('getCoachDashboard')[0]?.query.timeZone).toBeTruthy();
});

it('the dashboard opens a due video by its whole row, except for its own button', async () => {
  show({ nextDue: [item('Late'), item('Later')] });
  const link = page.getByRole('link', { name: 'Open review of Late', exact: true });
  await expect.element(link).toHaveAttribute('href', '/coach/video-analysis/Late');
  const at = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button');
  };
  expect(at(page.getByRole('heading', { name: 'Late', exact: true }).element())).toBe(link.element());
  const claim = page.getByRole('button', { name: 'Claim Late', exact: true }).element();
  expect(at(claim)).toBe(claim);
});

it('the dashboard puts second opinions first', async () => {
  show({ levels: { awaiting: 5, recheck: 0, secondOpinion: 1 } });
  await expect
    .element(page.getByRole('link', { name: /Levels to verify\s*1\s*Need your second opinion/ }))
    .toHaveAttribute('href', '/admin/level-verification?show=second-opinion');
});

it('the dashboard says when nothing is waiting', async () => {
  show({});
  await expect.element(page.getByText('You’re up to date')).toBeVisible();
  await expect.element(page.getByText('No training sessions today.')).toBeVisible();
  await expect.element(page.getByText('You haven’t published a review in the last 30 days.')).toBeVisible();
});

it('the dashboard can be reloaded after an error', async () => {
  let asked = 0;
  renderScreen(<CoachDashboardScreen />, {
    as: coach,
    answers: { getCoachDashboard: () => (asked++ === 0 ? failure('internal') : quiet) },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('You’re up to date')).toBeVisible();
});

it('the dashboard shows unread messages', async () => {
  renderScreen(<CoachDashboardScreen />, {
    as: coach,
    answers: { getCoachDashboard: quiet, countUnreadMessages: { unread: 2 } },
  });
  await expect
    .element(page.getByRole('link', { name: '2 unread messages' }))
    .toHaveAttribute('href', '/coach/messages');
});
