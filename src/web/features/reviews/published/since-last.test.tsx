// Answers on the previous priorities, shown before the new ones, and the way to a skill's history.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ThreadReview } from '#contract/progress/skill-threads.ts';
import type { Video } from '#contract/videos/videos.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from './testing/video-fixtures.ts';

const previousReview: NonNullable<Video['previousReview']> = {
  videoId: at(50),
  title: 'Spring cup',
  publishedAt: '2026-06-02T12:00:00.000Z',
  ratings: { lob: '3.1' },
  priorities: [{ skill: 'lob', focus: 'Deeper', drillId: 'deep-lobs' }],
};
const answered: Partial<Video> = {
  previousReview,
  priorityAnswers: [{ skill: 'lob', since: at(50), answer: 'better', comment: 'Eight of ten land deep.' }],
  annotations: [
    { ...aMoment, id: at(1), timestamp: 20, type: 'strength', skill: 'lob', title: 'Deep lob', comment: '' },
  ],
};
const review: ThreadReview = {
  videoId: at(50),
  title: 'Spring cup',
  videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  provider: 'youtube',
  publishedAt: '2026-06-02T12:00:00.000Z',
  rating: '3.1',
  focus: 'Deeper',
  answer: null,
  notes: [{ id: at(51), timestamp: 40, endTimestamp: 52, type: 'improvement', title: 'Short lob', comment: '' }],
};
const show = (traits: Partial<Video>) =>
  renderScreen(`/player/video-analysis/${videoId}`, {
    answers: {
      getVideo: video(traits),
      getSkillThread: [review],
      listEarlierReviews: [{ ...review, notes: review.notes.map((note) => ({ ...note, skill: 'lob' as const })) }],
    },
  });

it('shows the coach’s answer, and leads to two moments to compare', async () => {
  show(answered);
  const heading = page.getByRole('heading', { name: 'Since your last review' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Eight of ten land deep.')).toBeVisible();
  await expect.element(page.getByText('Better', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History of Lob' }).click();
  const thread = page.getByRole('dialog', { name: 'Lob over time' });
  const range = thread.getByRole('link', { name: /0:40–0:52 Short lob/ });
  await expect.element(range).toHaveAttribute('href', `/player/video-analysis/${at(50)}?t=40`);
  await thread.getByRole('button', { name: 'Then and now: Short lob' }).click();
  const compared = page.getByRole('dialog', { name: 'Then and now' });
  await expect.element(compared.getByRole('region', { name: 'Then' })).toMatchTextContent(/Short lob/);
});

it('says “earlier reviews” if an answer is not about the last one', async () => {
  show({ ...answered, previousReview: { ...previousReview, videoId: at(60) } });
  await expect.element(page.getByRole('heading', { name: 'Since earlier reviews' })).toBeVisible();
});

it('shows nothing in a first review', async () => {
  show({});
  await expect.element(page.getByRole('heading', { name: 'Final Summary' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Since/ })).not.toBeInTheDocument();
});
