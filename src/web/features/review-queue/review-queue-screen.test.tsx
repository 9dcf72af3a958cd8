// The queue as a coach sees it.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QueueItem } from '#contract/reviews.ts';
import { failure } from '#web/testing/fake-server.ts';
import { somebody } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { parseQueueSearch } from './queue-search.ts';
import { ReviewQueueScreen } from './review-queue-screen.tsx';

const coach = somebody({ role: 'coach_freelance' });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function item(traits: Partial<QueueItem> & { videoId: string; title: string }): QueueItem {
  return {
    status: 'Pending',
    provider: 'youtube',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    videoType: 'game',
    reportType: 'My bandeja, please.',
    uploadDate: inHours(-1),
    dueAt: inHours(5.1),
    player: {
      id: coach.id,
      firstName: 'Sofie',
      lastName: 'Dahl',
      country: 'DK',
      currentLevel: '3.5',
      isLevelVerified: true,
    },
    reviewer: null,
    publishedAt: null,
    ...traits,
  };
}
const ana = { id: 'ana', firstName: 'Ana', lastName: 'Ruiz' };

it('lists what is due with player, wish and reviewer, and opens only what is free or one’s own', async () => {
  renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
    as: coach,
    answers: {
      listReviewQueue: [
        item({ videoId: 'a', title: 'Late one', dueAt: inHours(-2) }),
        item({ videoId: 'b', title: 'Mine', reviewer: { ...ana, id: coach.id } }),
        item({ videoId: 'c', title: 'Taken', reviewer: ana }),
      ],
    },
  });
  const cards = page.getByRole('listitem');
  for (const words of [
    'Late one',
    'Sofie Dahl',
    'DPF 3.5',
    'Pala Verified',
    'My bandeja',
    'Game · YouTube',
    'Overdue',
  ]) {
    await expect.element(cards.nth(0).getByText(new RegExp(words)).first()).toBeVisible();
  }
  await expect.element(cards.nth(0).getByRole('link', { name: 'Open review of Late one' })).toBeVisible();
  await expect.element(cards.nth(1).getByText('Due in 5 h')).toBeVisible();
  await expect.element(cards.nth(1).getByText('You are reviewing')).toBeVisible();
  await expect.element(cards.nth(2).getByText('Ana Ruiz is reviewing')).toBeVisible();
  expect(cards.nth(2).getByRole('link').elements()).toHaveLength(0);
});

it('keeps the chosen part in the address', async () => {
  const onSearchChange = vi.fn();
  renderScreen(<ReviewQueueScreen search={{}} onSearchChange={onSearchChange} />, {
    as: coach,
    answers: { listReviewQueue: [] },
  });
  await expect.element(page.getByText('Nothing to review')).toBeVisible();
  await page.getByRole('tab', { name: 'Done' }).click();
  expect(onSearchChange).toHaveBeenCalledWith({ show: 'done' });
  expect(parseQueueSearch({ show: 'done' })).toEqual({ show: 'done' });
  expect(parseQueueSearch({ show: 'all' })).toEqual({});
});

it('shows what is done, and can be tried again after an error', async () => {
  let asked = 0;
  renderScreen(<ReviewQueueScreen search={{ show: 'done' }} onSearchChange={() => {}} />, {
    as: coach,
    answers: {
      listReviewQueue: () =>
        asked++ === 0
          ? failure('internal')
          : [item({ videoId: 'a', title: 'Old one', status: 'Analyzed', publishedAt: '2026-10-03T10:00:00.000Z' })],
    },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Read review of Old one' })).toBeVisible();
});
