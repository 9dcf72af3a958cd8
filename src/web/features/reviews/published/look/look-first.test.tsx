// The player looks first: the offer, the form with its draft, a held review, and both views side by side.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayerLook } from '#contract/reviews/player-looks.ts';
import type { Video } from '#contract/videos/videos.ts';
import { failure } from '#web/testing/fake-server.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser, viewed } from '#web/testing/people.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { video, videoId } from '../testing/video-fixtures.ts';

const player = testUser();
const path = `/player/video-analysis/${videoId}`;
const pending: Partial<Video> = {
  status: 'Pending',
  isOpened: false,
  overallScore: null,
  publishedAt: null,
  annotations: [],
  skillRatings: [],
  playerId: player.id,
  look: 'offered',
};
const look = (traits: Partial<PlayerLook> = {}): PlayerLook => ({
  moments: [{ timestamp: 80, text: 'Lost the net' }],
  ratings: { overall: 4.5, volley: 4, lob: 3 },
  sentAt: '2026-11-01T13:00:00.000Z',
  isOldLink: false,
  ...traits,
});
type Answers = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>;
const show = (traits: Partial<Video>, answers: Answers = {}, as = player) =>
  renderScreen(path, { as, answers: { getVideo: video({ ...pending, ...traits }), ...answers } });

const start = page.getByRole('button', { name: 'Look first' });
const mark = page.getByRole('button', { name: /^Mark \d/ });
const words = (number: number) => page.getByLabelText(`What happened at moment ${number}`);
const time = (number: number) => page.getByLabelText(`Moment ${number}, m:ss`);
const send = page.getByRole('button', { name: 'Send to your coach' });

let youtube: FakeYouTube;
beforeEach(() => {
  localStorage.clear();
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

describe('the offer', () => {
  it('keeps the look for later, or skips it', async () => {
    const screen = show({}, { postponePlayerLook: undefined });
    await page.getByRole('button', { name: 'When the review is ready' }).click();
    await page.getByRole('button', { name: 'Not this time' }).click();
    await expect
      .poll(() => screen.received('postponePlayerLook').map(({ body }) => body.answer))
      .toEqual(['later', 'skipped']);
  });

  it('is absent where nothing is offered, and for administrators who view the player', async () => {
    show({ look: null });
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
    leaveScreens();
    show({}, {}, viewed());
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('sends moments and ratings with the link they belong to', async () => {
    let isSent = false;
    const screen = show(
      {},
      {
        getVideo: () => video({ ...pending, look: isSent ? 'sent' : 'offered' }),
        sendPlayerLook: () => {
          isSent = true;
          return look();
        },
        getPlayerLook: look(),
      },
    );
    await start.click();
    await mark.click();
    await time(1).fill('1:20');
    await userEvent.keyboard('{Enter}');
    await words(1).fill('Lost the net');
    await page.getByRole('textbox', { name: 'Lob, 0 to 7' }).fill('3.5');
    await send.click();
    await expect.element(page.getByRole('heading', { name: 'You looked first' })).toBeVisible();
    expect(screen.received('sendPlayerLook').map(({ body }) => body)).toEqual([
      {
        moments: [{ timestamp: 80, text: 'Lost the net' }],
        ratings: { lob: 3.5 },
        timedFor: 'youtube:dQw4w9WgXcQ',
      },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('look:'))).toEqual([]);
  });

  it('keeps what is filled in when the page is left, and when sending fails', async () => {
    show({}, { sendPlayerLook: failure('unauthorized') });
    await start.click();
    await mark.click();
    await words(1).fill('Lost the net');
    await send.click();
    leaveScreens();
    show({});
    await expect.element(words(1)).toHaveValue('Lost the net');
  });

  it('takes three moments, and none after the end of the video', async () => {
    youtube.duration = 90;
    show({});
    await start.click();
    await mark.click();
    await time(1).fill('0:30');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => youtube.players[0]?.time).toBe(30);
    await time(1).fill('5:00');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The video ends at 1:30. Choose an earlier moment.')).toBeVisible();
    await mark.click();
    await mark.click();
    await expect.element(mark).toBeDisabled();
    await page.getByRole('button', { name: 'Remove moment 2' }).click();
    await expect.element(mark).toBeEnabled();
  });

  it('names what is missing or no rating', async () => {
    show({});
    await start.click();
    await send.click();
    await expect.element(page.getByText('Mark a moment or rate a skill first.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Lob, 0 to 7' }).fill('9');
    await send.click();
    await expect.element(page.getByText('Lob: type a rating from 0 to 7, or clear it.')).toBeVisible();
  });

  it('asks about moments of a link that was replaced', async () => {
    show({});
    await start.click();
    await mark.click();
    await words(1).fill('Lost the net');
    leaveScreens();
    const screen = show(
      { videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
      { sendPlayerLook: failure('conflict') },
    );
    await send.click();
    await expect.element(page.getByText('Keep or remove the moments from the link before.')).toBeVisible();
    expect(screen.received('sendPlayerLook')).toEqual([]);
    await page.getByRole('button', { name: 'Keep the moments' }).click();
    await send.click();
    await expect.poll(() => screen.received('sendPlayerLook')[0]?.body.timedFor).toBe('youtube:M7lc1UVf-VE');
  });
});

describe('what was sent', () => {
  it('can be changed until a coach begins', async () => {
    show({ look: 'sent' }, { getPlayerLook: look() });
    await page.getByRole('button', { name: 'Change what you sent' }).click();
    await expect.element(words(1)).toHaveValue('Lost the net');
    await expect.element(page.getByRole('button', { name: 'Send changes' })).toBeVisible();
  });

  it('says why not', async () => {
    show({ look: 'sent', isOpened: true }, { getPlayerLook: look() });
    await expect.element(page.getByText(/^A coach is reviewing this video, so what you sent/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Change what/ })).not.toBeInTheDocument();
  });
});

describe('a held review', () => {
  it('shows nothing of the review until the player skips', async () => {
    let isSkipped = false;
    const screen = show(
      {},
      {
        getVideo: () => video({ playerId: player.id, look: isSkipped ? null : 'held' }),
        postponePlayerLook: () => {
          isSkipped = true;
        },
      },
    );
    await expect.element(start).toBeVisible();
    await expect.element(page.getByText('Contact too low')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Score/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show the review' }).click();
    await expect.element(page.getByText('Contact too low').first()).toBeVisible();
    expect(screen.received('postponePlayerLook').map(({ body }) => body.answer)).toEqual(['skipped']);
  });
});

describe('side by side', () => {
  it('shows notes at the same moment, and both ratings, without a judge', async () => {
    show({}, { getVideo: video({ playerId: player.id, look: 'sent' }), getPlayerLook: look() });
    const moments = page.getByRole('list', { name: 'Your moments' });
    await expect.element(moments).toMatchTextContent(/1:20Lost the net1:23Your coach: Contact too low/);
    const table = page.getByRole('table', { name: 'Your ratings and your coach’s' });
    await expect.element(table.getByRole('row', { name: /Overall 4\.5 4\.6 You see it alike/ })).toBeVisible();
    await expect.element(table.getByRole('row', { name: /Volley 4\.0 5\.6 Your coach sees more in it/ })).toBeVisible();
    await expect.element(table.getByRole('row', { name: /Lob 3\.0 – Not rated this time/ })).toBeVisible();
  });

  it('marks moments of a link that was replaced', async () => {
    show({}, { getVideo: video({ playerId: player.id, look: 'sent' }), getPlayerLook: look({ isOldLink: true }) });
    await expect.element(page.getByText('Marked on the link before it was replaced.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go to 1:20' })).not.toBeInTheDocument();
  });
});
