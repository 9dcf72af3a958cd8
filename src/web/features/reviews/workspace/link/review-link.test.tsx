// The video's link: dead, replaced, and sides of the court.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { eventually } from '#web/testing/eventually.ts';
import { emitChange } from '#web/testing/fake-event-source.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { coach, savedAt, showReview, undoInMessage } from '../testing/show-review.tsx';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const { video } = workspace();
const paused = { ...video, pausedAt: savedAt, linkProblem: 'no-embedding' as const };

describe('a video that does not open', () => {
  it('notifies the player and pauses the due time until it works again', async () => {
    youtube.failNextWith = 150;
    const { received } = await showReview({}, { setLinkState: ({ body }) => (body.problem ? paused : video) });
    await userEvent.keyboard('k');
    await expect.element(page.getByText(/does not allow it to be played on other sites/)).toBeVisible();
    await page.getByRole('button', { name: 'Notify Maja and pause the due time' }).click();
    await expect.element(page.getByText(/The due time has been paused since/)).toBeVisible();
    await page.getByRole('button', { name: 'It works now' }).click();
    await eventually(() =>
      expect(received('setLinkState').map(({ body }) => body.problem)).toEqual(['no-embedding', null]),
    );
  });

  it('does not blame the link if the player itself failed', async () => {
    youtube.failNextWith = 5;
    await showReview();
    await userEvent.keyboard('k');
    await expect.element(page.getByText(/This browser could not play the video/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(page.getByRole('button', { name: /Tell Maja/ }).elements()).toHaveLength(0);
  });

  it('can be reported by the coach if the provider reports nothing', async () => {
    const { received } = await showReview(
      { video: { ...video, provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=abcd1' } },
      { setLinkState: { ...paused, linkProblem: 'missing' } },
    );
    await page.getByRole('button', { name: 'Video won’t open? Report it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tell Maja' }).click();
    await eventually(() => expect(received('setLinkState')[0]?.body).toEqual({ problem: 'missing' }));
  });
});

describe('a link that is replaced while the review is open', () => {
  const replaced = {
    ...video,
    videoUrl: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
    providerVideoId: 'bbbbbbbbbbb',
  };

  /** Within the application, which hears changes from others. */
  async function openWithinFrame(getVideo: () => typeof video) {
    const screen = renderScreen(`/coach/video-analysis/${video.id}`, {
      as: coach,
      answers: {
        openReview: () => ({ ...workspace(), video: getVideo() }),
        getVideo,
        saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt }),
        listSetAsideVersions: [],
        listReviewQueue: { rows: [], next: null },
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Sunday match' })).toBeVisible();
    return screen;
  }
  const notice = page.getByRole('region', { name: 'New link' });

  it('is announced at once, and the new video opens with the text', async () => {
    let now = video;
    const { received } = await openWithinFrame(() => now);
    now = replaced;
    await expect
      .poll(async () => {
        await emitChange('video-link');
        return notice.elements().length;
      })
      .toBe(1);
    await expect.element(notice).toMatchTextContent(/Maja has just replaced the video. What you have written is kept./);
    const before = received('openReview').length;
    await page.getByRole('button', { name: 'Show the new video' }).click();
    await expect.poll(() => received('openReview').length).toBe(before + 1);
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('is not announced for other changes of the video', async () => {
    const { received } = await openWithinFrame(() => video);
    await expect
      .poll(async () => {
        await emitChange('video-link');
        return received('getVideo').length;
      })
      .toBeGreaterThan(0);
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('a link that was replaced', () => {
  const timed = { ...emptyReview, notes: someNotes(2), timedFor: 'youtube:aaaaaaaaaaa' };

  it('moves every time by the offset of a moment that is in both videos', async () => {
    const { lastSaved } = await showReview({ document: timed });
    await page.getByRole('button', { name: 'Move the times' }).click();
    await page.getByRole('button', { name: 'Go near it' }).click();
    await eventually(() => expect(youtube.players[0]?.time).toBe(7));
    await page.getByRole('button', { name: 'Forward 5 seconds' }).first().click();
    await page.getByRole('button', { name: 'This is the moment' }).click();
    await expect.element(page.getByRole('region', { name: 'Replaced video' }).getByText('0:12.0')).toBeVisible();
    await page.getByRole('button', { name: 'Move everything by +5 s' }).click();
    await eventually(() =>
      expect(lastSaved()).toMatchObject({
        timedFor: 'youtube:dQw4w9WgXcQ',
        notes: [{ timestamp: 12 }, { timestamp: 19 }],
      }),
    );
    await undoInMessage.click();
    await eventually(() => expect(lastSaved()).toMatchObject({ timedFor: timed.timedFor, notes: timed.notes }));
  });

  it('accepts typed seconds, and says what falls outside', async () => {
    await showReview({ document: timed });
    await page.getByRole('button', { name: 'Move the times' }).click();
    const seconds = page.getByRole('textbox', { name: 'Seconds to move everything by' });
    await userEvent.fill(seconds, 'soon');
    await expect
      .element(page.getByText(/^Please enter a number from −86400 to 86400 with at most one decimal/))
      .toBeVisible();
    await userEvent.fill(seconds, '−8,5');
    await expect.element(page.getByText(/1 note or stroke falls outside the new video/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Times moved')).toBeVisible();
    await expect.element(page.getByText(/Maja has replaced the video/)).not.toBeInTheDocument();
  });

  it('keeps the times that still fit', async () => {
    const { lastSaved } = await showReview({ document: timed });
    await page.getByRole('button', { name: 'Times still fit' }).click();
    await eventually(() => expect(lastSaved()).toMatchObject({ timedFor: 'youtube:dQw4w9WgXcQ', notes: timed.notes }));
  });
});

it('says which sides the pairs are on at the video’s position', async () => {
  await showReview();
  await expect.element(page.getByText('Sides as at the start')).toBeVisible();
  await userEvent.keyboard('k');
  await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
  youtube.duration = 3600;
  for (let press = 0; press < 77; press++) await userEvent.keyboard('l');
  await expect.element(page.getByText('Sides changed')).toBeVisible();
});
