// The queue, for a coach.

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { formatClock } from '#web/lib/format.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { parseQueueSearch } from './queue-search.ts';
import { ReviewQueueScreen } from './review-queue-screen.tsx';

const coach = testUser({ role: 'coach_freelance' });
const me = { id: coach.id, firstName: 'Maja', lastName: 'Holm' };
const ana = { id: '01890000-0000-7000-8000-000000000002', firstName: 'Ana', lastName: 'Ruiz' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const countReviewQueue = { 'to-review': 3, mine: 1, unclaimed: 1, done: 12, overdue: 1 };

function item(traits: Partial<QueueItem> & { videoId: string; title: string }): QueueItem {
  return {
    status: 'Pending',
    provider: 'youtube',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    videoType: 'game',
    reportType: 'My bandeja, please.',
    uploadDate: inHours(-1),
    dueAt: inHours(5.1),
    pausedAt: null,
    linkProblem: null,
    player: {
      id: coach.id,
      firstName: 'Sofie',
      lastName: 'Dahl',
      country: 'DK',
      currentLevel: '3.5',
      isLevelVerified: true,
      levelWithdrawn: null,
    },
    reviewer: null,
    publishedAt: null,
    ...traits,
  };
}
const pageOf = (...items: QueueItem[]) => ({ rows: items, next: null });
const cards = () => page.getByRole('tabpanel').getByRole('listitem');

describe('the queue', () => {
  it('keeps its tabs in place while counts load', async () => {
    const counted = Promise.withResolvers<typeof countReviewQueue>();
    renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: { listReviewQueue: pageOf(), countReviewQueue: () => counted.promise },
    });
    const done = page.getByRole('tab', { name: /^Done/ });
    await expect.element(done).toBeVisible();
    const before = await positionOf(done);
    counted.resolve(countReviewQueue);
    await expect.element(page.getByRole('tab', { name: 'Done 12' })).toBeVisible();
    expect(await positionOf(done)).toEqual(before);
  });

  it('lists videos with player, request and reviewer, and opens only unclaimed ones and your own', async () => {
    renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: pageOf(
          item({ videoId: 'a', title: 'Late one', dueAt: inHours(-2) }),
          item({ videoId: 'b', title: 'Mine', reviewer: me }),
          item({ videoId: 'c', title: 'Taken', reviewer: ana }),
          item({ videoId: 'd', title: 'Dead', pausedAt: inHours(-30), linkProblem: 'private' }),
        ),
      },
    });
    for (const words of ['Late one', 'Sofie Dahl', 'DPF 3.5', 'Pala Verified', 'My bandeja', 'Game · YouTube'])
      await expect.element(cards().nth(0).getByText(new RegExp(words)).first()).toBeVisible();
    await expect.element(cards().nth(0).getByRole('link', { name: 'Open review of Late one' })).toBeVisible();
    await expect.element(cards().nth(1).getByText('Due in 5 h')).toBeVisible();
    await expect.element(cards().nth(1).getByText('You are reviewing')).toBeVisible();
    await expect.element(cards().nth(2).getByText('Ana Ruiz is reviewing')).toBeVisible();
    expect(cards().nth(2).getByRole('link').elements()).toHaveLength(0);
    expect(cards().nth(2).getByRole('button').elements()).toHaveLength(0);
    await expect.element(page.getByRole('tab', { name: 'Done 12' })).toBeVisible();
  });

  it('stands under headings by due time, with a count, and only those that have videos', async () => {
    // Midday here, so that the hours around it are on the same day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
    let rows = [
      item({ videoId: 'a', title: 'Late one', dueAt: at(25, 9) }),
      item({ videoId: 'b', title: 'Late two', dueAt: at(26, 11) }),
      item({ videoId: 'c', title: 'Tonight', dueAt: at(26, 20) }),
      item({ videoId: 'd', title: 'Tomorrow', dueAt: at(27, 0) }),
      item({ videoId: 'e', title: 'Dead', dueAt: at(25, 9), pausedAt: at(25, 8), linkProblem: 'private' }),
    ];
    const screen = renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: { countReviewQueue, listReviewQueue: () => pageOf(...rows) },
    });
    await expect.element(page.getByRole('heading', { name: 'Overdue 2' })).toBeVisible();
    const headings = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent);
    expect(headings()).toEqual(['Overdue2', 'Due today1', 'Later1', 'Paused: link can’t be opened1']);
    const region = (name: RegExp) => page.getByRole('region', { name });
    // As on the dashboard: what was due today is no longer "due today".
    await expect.element(region(/^Overdue/).getByText('Overdue', { exact: true })).toHaveLength(2);
    await expect.element(region(/^Due today/).getByText('Due in 8 h')).toBeVisible();
    await expect.element(region(/^Later/).getByRole('heading', { level: 3, name: 'Tomorrow' })).toBeVisible();
    await expect
      .element(region(/^Paused/).getByText(`Since yesterday ${formatClock(new Date(at(25, 8)))}`))
      .toBeVisible();

    rows = rows.slice(3, 4);
    await screen.queryClient.refetchQueries();
    await eventually(() => expect(headings()).toEqual(['Later1']));
  });

  it('opens from anywhere on the row, by one link', async () => {
    const screen = renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: pageOf(
          item({ videoId: 'a', title: 'First' }),
          item({ videoId: 'b', title: 'Second' }),
          item({ videoId: 'c', title: 'Taken', reviewer: ana }),
        ),
      },
    });
    await expect.element(cards().nth(1)).toBeVisible();
    expect(cards().nth(1).getByRole('link').elements()).toHaveLength(1);
    await cards()
      .nth(2)
      .click({ position: { x: 4, y: 4 } });
    expect(screen.address()).toBe('/');
    await cards()
      .nth(1)
      .click({ position: { x: 4, y: 4 } });
    await eventually(() => expect(screen.address()).toBe('/coach/video-analysis/b'));
  });

  it('keeps view and search in the address', async () => {
    const onSearchChange = vi.fn();
    renderScreen(<ReviewQueueScreen search={{ search: 'final' }} onSearchChange={onSearchChange} />, {
      as: coach,
      answers: { countReviewQueue, listReviewQueue: pageOf() },
    });
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('tab', { name: /Unclaimed/ }).click();
    await eventually(() => expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'final', show: 'unclaimed' }));
    await page.getByRole('searchbox').fill('semi');
    await eventually(() => expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'semi' }));
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await eventually(() => expect(onSearchChange).toHaveBeenLastCalledWith({ show: 'to-review' }));
    expect(parseQueueSearch({ show: 'done', search: 12 })).toEqual({ show: 'done', search: '12' });
    expect(parseQueueSearch({ show: 'all', search: ['x'] })).toEqual({});
  });

  it('shows done reviews, and retries after an error', async () => {
    let asked = 0;
    const screen = renderScreen(<ReviewQueueScreen search={{ show: 'done' }} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: () =>
          asked++ === 0
            ? failure('internal')
            : pageOf(
                item({ videoId: 'a', title: 'Old one', status: 'Analyzed', publishedAt: '2026-10-03T10:00:00.000Z' }),
              ),
      },
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'Read review of Old one' })).toBeVisible();
    expect(page.getByRole('button', { name: /Claim/ }).elements()).toHaveLength(0);
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Old one']);
    await cards()
      .nth(0)
      .click({ position: { x: 4, y: 4 } });
    await eventually(() => expect(screen.address()).toBe('/coach/video-analysis/a'));
  });

  it('loads the next page on demand', async () => {
    const screen = renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: ({ query }) =>
          query.after
            ? pageOf(item({ videoId: 'b', title: 'Second' }))
            : { rows: [item({ videoId: 'a', title: 'First' })], next: 'a' },
      },
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.received('listReviewQueue').at(-1)?.query).toMatchObject({ after: 'a' });
  });
});

describe('claiming', () => {
  it('claims a video without opening it, and undoes it', async () => {
    let reviewer: QueueItem['reviewer'] = null;
    const screen = renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: () => pageOf(item({ videoId: 'a', title: 'Final', reviewer })),
        claimReview: () => {
          reviewer = me;
          return undefined;
        },
        releaseReview: () => {
          reviewer = null;
          return undefined;
        },
      },
    });
    await page.getByRole('button', { name: 'Claim Final' }).click();
    await expect.element(page.getByText('You are reviewing', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Give back Final' })).toBeVisible();
    expect(screen.address()).toBe('/');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('button', { name: 'Claim Final' })).toBeVisible();
    expect(screen.received('releaseReview')[0]?.params).toEqual({ videoId: 'a' });
  });

  it('says who was faster, and reloads', async () => {
    let asked = 0;
    renderScreen(<ReviewQueueScreen search={{}} onSearchChange={() => {}} />, {
      as: coach,
      answers: {
        countReviewQueue,
        listReviewQueue: () => pageOf(item({ videoId: 'a', title: 'Final', reviewer: asked++ === 0 ? null : ana })),
        claimReview: failure('review_claimed', { message: 'Ana Ruiz is already reviewing this video.' }),
      },
    });
    await page.getByRole('button', { name: 'Claim Final' }).click();
    await expect.element(page.getByText('Ana Ruiz is already reviewing this video.')).toBeVisible();
    await expect.element(page.getByText('Ana Ruiz is reviewing')).toBeVisible();
  });
});
