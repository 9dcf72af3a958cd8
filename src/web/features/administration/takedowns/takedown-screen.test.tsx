// An administrator answers a request.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Takedown } from '#contract/publicity/takedowns.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const alma = { id: id('a1'), firstName: 'Alma', lastName: 'Berg' };
const request: Takedown = {
  id: id('b1'),
  page: '/reel/abc',
  name: 'Olga Sand',
  state: 'open',
  confirmedAt: '2026-11-01T10:00:00Z',
  email: 'olga@pala.test',
  reason: 'I am in the first clip.',
  answer: null,
  answeredAt: null,
  reel: {
    title: 'Autumn',
    clubName: 'Havnens Padel',
    clips: [{ videoId: id('c1'), start: 5, end: 9, caption: 'Deep lob', player: alma }],
  },
  certificateOf: null,
  review: null,
};
const path = `/admin/takedowns/${request.id}` as const;

it('the form takes down the selection and sends the answer', async () => {
  let stored = request;
  const { received } = renderScreen(path, {
    as: 'admin',
    answers: {
      getTakedown: () => stored,
      answerTakedown: ({ body }) => {
        stored = { ...request, state: 'granted', answer: body.answer, answeredAt: '2026-11-02T10:00:00Z' };
      },
    },
  });
  await expect.element(page.getByRole('button', { name: 'Refuse and answer' })).toBeVisible();
  await page.getByLabelText(/^Everything about Alma Berg/).click();
  await page.getByLabelText('Your answer').fill('It is gone.');
  await page.getByRole('button', { name: 'Take down and answer' }).click();
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  expect(received('answerTakedown')[0]?.body).toEqual({
    answer: 'It is gone.',
    blocks: [{ scope: 'person', userId: alma.id }],
  });
});

it('the form offers nothing to take down once the page is gone', async () => {
  renderScreen(path, { as: 'admin', answers: { getTakedown: { ...request, reel: null } } });
  await expect.element(page.getByText(/^This page no longer exists/)).toBeVisible();
});

it('the form offers a shared review and its player, and sends the selection', async () => {
  const review = { videoId: id('c1'), title: 'Semi-final', player: alma };
  const { received } = renderScreen(path, {
    as: 'admin',
    answers: {
      getTakedown: { ...request, page: '/shared-review/abc', reel: null, review },
      answerTakedown: undefined,
    },
  });
  await page.getByLabelText('This review, and every clip of “Semi-final”').click();
  await expect.element(page.getByLabelText(/^Everything about Alma Berg/)).toBeVisible();
  await page.getByLabelText('Your answer').fill('It is gone.');
  await page.getByRole('button', { name: 'Take down and answer' }).click();
  await expect
    .poll(() => received('answerTakedown')[0]?.body)
    .toEqual({ answer: 'It is gone.', blocks: [{ scope: 'video', videoId: id('c1') }] });
});
