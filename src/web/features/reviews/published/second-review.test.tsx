// Asking for a second review, what both sides are shown meanwhile, and the comparison.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewComparison } from '#contract/videos/second-reviews.ts';
import type { SecondReviewPart, Video } from '#contract/videos/videos.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { at, video, videoId } from './testing/video-fixtures.ts';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const player = testUser({ analysisCreditsRemaining: 2 });
const path = `/player/video-analysis/${videoId}` as const;
const own = (traits: Partial<Video> = {}) => video({ playerId: player.id, ...traits });
const coaches = [{ id: at(70), firstName: 'Tove', lastName: 'Grahn' }];
const choices = { coaches, takesCredit: true, isJunior: false };
const menu = page.getByRole('button', { name: 'More for this review' });
const item = page.getByRole('menuitem', { name: /^Ask for a second review/ });
const dialog = page.getByRole('dialog', { name: 'Ask for a second review' });
const notice = page.getByRole('complementary', { name: 'Second review' });
const waiting: SecondReviewPart = { part: 'first', isOtherPublished: false, isDone: false, otherId: at(80) };

describe('asking for a second review', () => {
  it('sends the coach and the question, and opens the new video', async () => {
    const screen = renderScreen(path, {
      as: player,
      answers: {
        getVideo: own({ reportType: 'My lob' }),
        listSecondReviewChoices: choices,
        askSecondReview: own({ id: at(80), title: 'Second review: Sunday league' }),
      },
    });
    await menu.click();
    await item.click();
    await expect.element(dialog.getByText(/It takes 1 of your 2 analysis credits\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask this coach' }).click();
    await expect.element(dialog.getByText('Please choose a coach.').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Coach', exact: true }).selectOptions('Tove Grahn');
    await expect.element(dialog.getByLabelText(/^What should this coach look at/)).toHaveValue('My lob');
    await dialog.getByRole('button', { name: 'Ask this coach' }).click();
    await expect.poll(() => screen.address()).toBe(`/player/video-analysis/${at(80)}`);
    expect(screen.received('askSecondReview').map(({ body }) => body)).toEqual([
      { coachId: at(70), reportType: 'My lob', guardianAgrees: false },
    ]);
  });

  it.each([
    ['without another coach', player, { ...choices, coaches: [] }, 'Find a coach'],
    ['without a credit', testUser({ analysisCreditsRemaining: 0 }), choices, 'Buy credits'],
  ])('%s says what to do', async (_, as, answer, link) => {
    renderScreen(path, { as, answers: { getVideo: own(), listSecondReviewChoices: answer } });
    await menu.click();
    await item.click();
    await expect.element(dialog.getByRole('link', { name: link })).toBeVisible();
  });

  it('is refused with the reason once it was asked for', async () => {
    renderScreen(path, { as: player, answers: { getVideo: own({ secondReview: waiting }) } });
    await expect.element(notice).toMatchTextContent(/You asked another coach for a second review\./);
    await expect.element(notice.getByRole('link', { name: 'Open the second review' })).toBeVisible();
    await menu.click();
    await expect.element(item).toMatchTextContent(/You have already asked for a second review of this video\./);
  });
});

const side = (traits: Partial<ReviewComparison['first']>): ReviewComparison['first'] => ({
  videoId,
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  coach: { firstName: 'Anna', lastName: 'Berg' },
  publishedAt: '2026-11-02T12:00:00.000Z',
  revisedAt: null,
  ratings: { overall: '4.2', lob: '3.0' },
  finalSummary: 'A confident match.',
  notes: [{ id: at(1), timestamp: 83, type: 'technique', skill: 'lob', title: 'Too flat', comment: '' }],
  ...traits,
});
const compared: ReviewComparison = {
  title: 'Sunday league',
  player: { firstName: 'Alma', lastName: 'Bergström' },
  doneAt: '2026-11-04T12:00:00.000Z',
  first: side({}),
  second: side({
    videoId: at(80),
    coach: { firstName: 'Tove', lastName: 'Grahn' },
    ratings: { overall: '4.6', volley: '5.0' },
    finalSummary: 'Brave at the net.',
    notes: [
      { id: at(2), timestamp: 86, type: 'positioning', skill: null, title: 'Come with it', comment: '' },
      { id: at(3), timestamp: 300, type: 'strength', skill: null, title: 'Calm', comment: '' },
    ],
  }),
};

describe('the comparison', () => {
  it('names the differences, and leads to the moments', async () => {
    renderScreen(`/player/comparison/${videoId}`, { as: player, answers: { getReviewComparison: compared } });
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect.element(row('Overall')).toMatchTextContent(/4\.2.*4\.6.*0\.4 higher/);
    await expect.element(row('Lob')).toMatchTextContent(/3\.0.*–.*Only one coach/);
    await expect.element(page.getByText('Brave at the net.')).toBeVisible();
    await expect
      .element(page.getByText('At 1 moment both coaches wrote within 5 seconds of each other.'))
      .toBeVisible();
    const moment = page.getByRole('listitem').filter({ hasText: 'Too flat' });
    await expect.element(moment).toMatchTextContent(/Anna Berg.*Too flat.*Tove Grahn.*Come with it/);
    await expect
      .element(page.getByRole('link', { name: 'Play at 1:23' }))
      .toHaveAttribute('href', `/player/video-analysis/${videoId}?t=83`);
  });

  it('does not match notes of different links by time', async () => {
    const second = { ...compared.second, videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' };
    renderScreen(`/player/comparison/${videoId}`, {
      as: player,
      answers: { getReviewComparison: { ...compared, second } },
    });
    await expect.element(page.getByText(/so their notes are not matched by time/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Play at/ })).not.toBeInTheDocument();
  });

  it('is offered above both reviews once both are published', async () => {
    renderScreen(path, {
      as: player,
      answers: { getVideo: own({ secondReview: { ...waiting, isOtherPublished: true, isDone: true } }) },
    });
    await expect
      .element(notice.getByRole('link', { name: 'Compare both reviews' }))
      .toHaveAttribute('href', `/player/comparison/${videoId}`);
  });
});
