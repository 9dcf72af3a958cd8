// The coach's dashboard: honest figures, and the next step.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { QueueItem } from '#contract/reviews.ts';
import { somebody } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CoachDashboardScreen } from './coach-dashboard-screen.tsx';

const coach = somebody({ role: 'coach_club', firstName: 'Lucía' });
const me = { id: coach.id, firstName: 'Lucía', lastName: 'Holm' };
const ana = { id: 'ana', firstName: 'Ana', lastName: 'Ruiz' };

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
    player: {
      id: 'p',
      firstName: 'Ida',
      lastName: 'Holst',
      country: 'DK',
      currentLevel: '2.5',
      isLevelVerified: false,
    },
    reviewer: null,
    publishedAt: null,
    ...traits,
  };
}

it('counts what is this coach’s, and leads to the next due', async () => {
  renderScreen(<CoachDashboardScreen />, {
    as: coach,
    answers: {
      listReviewQueue: ({ query }) =>
        query.show === 'done'
          ? [item('Done', { status: 'Analyzed', reviewer: me, publishedAt: '2026-01-02T10:00:00.000Z' })]
          : [
              item('Late', { dueAt: '2026-01-03T10:00:00.000Z' }),
              item('Begun', { reviewer: me }),
              item('Hers', { reviewer: ana }),
            ],
    },
  });
  await expect.element(page.getByText('2 videos wait for a review, 1 overdue.')).toBeVisible();
  for (const figure of ['To review 2', 'Overdue 1', 'In progress 1', 'Done 1']) {
    await expect.element(page.getByRole('link', { name: new RegExp(figure.replace(' ', '\\s*')) })).toBeVisible();
  }
  await expect.element(page.getByRole('link', { name: 'Open review of Late' })).toBeVisible();
  await expect.element(page.getByText('Hers')).not.toBeInTheDocument();
});

it('says when nothing waits', async () => {
  renderScreen(<CoachDashboardScreen />, { as: coach, answers: { listReviewQueue: [] } });
  await expect.element(page.getByText('You are up to date')).toBeVisible();
});
