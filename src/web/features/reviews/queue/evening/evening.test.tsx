// An evening of reviews: planned in the queue, carried on in the workspace, and summed up.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EveningOfReviews } from '#contract/reviews/review-queue.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { idOf, someNotes, workspace } from '../../workspace/testing/review-fixtures.ts';

const coach = testUser({ role: 'coach_freelance', id: idOf(3) });
const savedAt = '2026-11-21T10:00:00.000Z';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const open = (n: number, title: string, due: number): EveningOfReviews['videos'][number] => ({
  ...workspace().video,
  videoId: idOf(n),
  title,
  dueAt: inHours(due),
  reportType: null,
  player: workspace().player,
  reviewer: null,
});
const videos = [open(1, 'Overdue match', -3), open(2, 'Club night', 30), open(5, 'Training', 40)];
const pace = { minutes: 15, reviews: 8, byType: {} };

const rated = { skillName: 'overall' as const, rating: 4, comment: '', evidence: [] };
/** A review that may be published, with as many notes as its number. */
function review(n: number, traits: Partial<ReviewWorkspace> = {}): ReviewWorkspace {
  const title = videos.find(({ videoId }) => videoId === idOf(n))?.title ?? '';
  const document = { ...workspace().document, notes: someNotes(n), finalSummary: 'Well played.', ratings: [rated] };
  return workspace({ video: { ...workspace().video, id: idOf(n), title }, document, ...traits });
}

const nothing = { rows: [], next: null };
function answers(openReview: (n: number) => ReviewWorkspace | ReturnType<typeof failure> = review) {
  const numberOf = (videoId: string) => Number(videoId.slice(-12));
  return {
    getEvening: { videos, pace },
    listReviewQueue: nothing,
    countReviewQueue: { 'to-review': 3, mine: 0, unclaimed: 3, done: 0, overdue: 1 },
    openReview: ({ params }: { params: { videoId: string } }) =>
      openReview(numberOf(params.videoId)) as ReviewWorkspace,
    saveReviewDraft: ({ body }: { body: { version: number } }) => ({ version: body.version + 1, savedAt }),
    publishReview: { ...workspace().video, status: 'Analyzed' as const },
    getVideo: workspace().video,
    listOwnNotes: [],
  };
}
const show = (path = '/coach/videos', given = answers()) => renderScreen(path, { as: coach, answers: given });
const line = () => page.getByRole('region', { name: 'Evening of reviews' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

async function start(length = '60 min') {
  await page.getByRole('button', { name: 'Review for an hour' }).click();
  await page.getByRole('radio', { name: length }).click({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
}
async function publish() {
  await userEvent.keyboard('{Shift>}5{/Shift}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
}

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
  localStorage.clear();
});

it('shows what fits, in its order, and where the minutes come from', async () => {
  show();
  await page.getByRole('button', { name: 'Review for an hour' }).click();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect.element(plan.getByText('All 3 reviews, about 45 minutes')).toBeVisible();
  await expect.element(plan.getByText(/your last 8 reviews: half of them took 15 minutes or less/)).toBeVisible();
  await page.getByRole('radio', { name: '30 min' }).click({ force: true });
  await expect.element(plan.getByText('2 reviews, about 30 minutes')).toBeVisible();
  expect(
    plan
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([expect.stringContaining('Overdue match'), expect.stringContaining('Club night')]);

  await page.getByRole('radio', { name: 'Other' }).click({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('Please enter how many minutes you have.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Minutes' }).fill('4');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('Please enter a whole number from 5 to 480.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Minutes' }).fill('10');
  await expect.element(plan.getByText('1 review, about 15 minutes')).toBeVisible();
});

it('says when the pace is unknown, and when there is nothing to review', async () => {
  show('/coach/videos', { ...answers(), getEvening: { videos, pace: { minutes: 20, reviews: 0, byType: {} } } });
  await page.getByRole('button', { name: 'Review for an hour' }).click();
  await expect
    .element(page.getByText(/We don’t know your pace yet, so each review counts as 20 minutes/))
    .toBeVisible();
  leaveScreens();
  show('/coach/videos', { ...answers(), getEvening: { videos: [], pace } });
  await page.getByRole('button', { name: 'Review for an hour' }).click();
  await expect.element(page.getByText('There is nothing to review at the moment.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeDisabled();
});

it('opens the next review after each, ready for a note, and sums up at the end', async () => {
  const { address } = show();
  await start();
  await expect.element(title('Overdue match')).toBeVisible();
  await expect.element(line().getByText(/^1 of 3, about 4\d minutes left/)).toBeVisible();
  await publish();
  await expect.element(title('Club night')).toBeVisible();
  await expect.element(line().getByText(/^2 of 3, about \d\d minutes left/)).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  await userEvent.keyboard('Late{Enter}');
  await publish();
  await expect.element(title('Training')).toBeVisible();
  await publish();
  await eventually(() => expect(address()).toBe('/coach/videos'));
  await expect.element(page.getByText(/^3 reviews with 9 notes in/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Review for an hour' })).toBeVisible();
});

it('skips a review, which comes last, survives a reload, and can be ended', async () => {
  show();
  await start();
  await expect.element(title('Overdue match')).toBeVisible();
  await line().getByRole('button', { name: 'Skip this review for now' }).click();
  await expect.element(title('Club night')).toBeVisible();
  await expect.element(line().getByText(/^1 of 3, about 4\d minutes left/)).toBeVisible();
  leaveScreens();
  const { address } = show();
  await expect.element(page.getByText(/^0 of 3 done, about 4\d minutes left/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(title('Club night')).toBeVisible();
  await publish();
  await expect.element(title('Training')).toBeVisible();
  await line().getByRole('button', { name: 'End the evening' }).click();
  await expect.element(page.getByText(/^1 review with 2 notes in/)).toBeVisible();
  await expect.element(page.getByText('Left for another time: Training, Overdue match')).toBeVisible();
  expect(address()).toBe('/coach/videos');
});

it('passes over what someone else claimed or published in between, with a sentence', async () => {
  const taken = failure('review_claimed', { message: 'Ana Ruiz is already reviewing this video.' });
  show(
    '/coach/videos',
    answers((n) => (n === 2 ? taken : review(n, n === 5 ? { publishedAt: savedAt } : {}))),
  );
  await start();
  await expect.element(title('Overdue match')).toBeVisible();
  await publish();
  await expect.element(page.getByText('Passed over “Training”')).toBeVisible();
  await expect.element(page.getByText(/^1 review with 1 note in/)).toBeVisible();
  expect(localStorage.getItem(`draft:${coach.id}:evening`)).not.toContain('Club night');
});

it('leaves other reviews alone', async () => {
  show();
  await start('30 min');
  await expect.element(title('Overdue match')).toBeVisible();
  leaveScreens();
  const { address } = show(`/coach/video-analysis/${idOf(5)}`);
  await expect.element(title('Training')).toBeVisible();
  expect(line().elements()).toHaveLength(0);
  await publish();
  await eventually(() => expect(address()).toBe('/coach/videos'));
  await expect.element(page.getByText(/^0 of 2 done, about \d\d minutes left/)).toBeVisible();
});
