// Comparing two moments of a skill, with both players in step.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import type { EarlierReview, Video } from '#contract/videos/videos.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from './testing/video-fixtures.ts';

const moment = (index: number, timestamp: number, title: string, skill: 'lob' | 'volley' | null = 'lob') => ({
  id: at(index),
  timestamp,
  endTimestamp: null,
  type: 'technique' as NoteType,
  skill,
  title,
  comment: '',
});

const earlier: EarlierReview = {
  videoId: at(50),
  title: 'Spring cup',
  videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  provider: 'youtube',
  publishedAt: '2026-06-02T12:00:00.000Z',
  notes: [moment(51, 40, 'Short lob'), moment(52, 61, 'Lob from behind'), moment(53, 90, 'Volley floats', 'volley')],
};

const annotations: Video['annotations'] = [
  { ...aMoment, id: at(1), timestamp: 20, type: 'technique', skill: 'lob', title: 'Deep lob', comment: '' },
  { ...aMoment, id: at(2), timestamp: 75, type: 'strength', skill: 'lob', title: 'Lob over the left', comment: '' },
];
const previousReview = {
  videoId: at(50),
  title: 'Spring cup',
  publishedAt: earlier.publishedAt,
  ratings: {},
  priorities: [],
};

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const dialog = page.getByRole('dialog', { name: 'Then and now' });
const states = () => youtube.players.filter(({ destroyed }) => !destroyed).map(({ playerState }) => playerState);
const player = (id: string) => youtube.players.find(({ videoId: one, destroyed }) => one === id && !destroyed);

async function open(reviews: EarlierReview[], traits: Partial<Video> = {}) {
  const screen = renderScreen(`/player/video-analysis/${videoId}`, {
    answers: { getVideo: video({ annotations, previousReview, ...traits }), listEarlierReviews: reviews },
  });
  await page.getByRole('button', { name: 'Then and now' }).click();
  await expect.element(dialog).toBeVisible();
  return screen;
}

describe('then and now', () => {
  it('starts with the latest two of a kind, and offers others', async () => {
    await open([earlier]);
    await expect.element(dialog.getByLabelText('Skill')).toHaveValue('lob');
    const then = dialog.getByRole('region', { name: 'Then' });
    await expect.element(then.getByLabelText('Moment')).toHaveValue(`${at(50)}/${at(52)}`);
    const now = dialog.getByRole('region', { name: 'Now' });
    await expect.element(now.getByLabelText('Moment')).toHaveValue(`${videoId}/${at(1)}`);
    await then.getByLabelText('Moment').selectOptions('0:40 Short lob');
    // The fake player stays where it was sent.
    youtube.now = () => 0;
    await dialog.getByRole('button', { name: 'Restart both' }).click();
    await expect.poll(() => player('M7lc1UVf-VE')?.time).toBe(40);
    await expect.poll(() => player('dQw4w9WgXcQ')?.time).toBe(20);
    expect(states()).toEqual([1, 1]);
    // Praise now, but not before, shows an improvement.
    await now.getByLabelText('Moment').selectOptions('1:15 Lob over the left');
    await expect.element(now.getByText('Strength')).toBeVisible();
    await expect.element(then.getByLabelText('Moment')).toHaveValue(`${at(50)}/${at(51)}`);
  });

  it('begins with the coach\u2019s priority, and never puts praise of then beside none of now', async () => {
    const notes = [...earlier.notes, { ...moment(54, 95, 'Firm volley', 'volley'), type: 'strength' as const }];
    await open([{ ...earlier, notes }], {
      priorities: [{ skill: 'volley', focus: 'Punch it', drillId: 'lob-from-the-corner' }],
      annotations: [
        ...annotations,
        {
          ...aMoment,
          id: at(3),
          timestamp: 130,
          type: 'improvement',
          skill: 'volley',
          title: 'Volley drops',
          comment: '',
        },
      ],
    });
    await expect.element(dialog.getByLabelText('Skill')).toHaveValue('volley');
    await expect.element(dialog.getByRole('region', { name: 'Then' })).toMatchTextContent(/1:30 Volley floats/);
    await expect.element(dialog.getByRole('region', { name: 'Then' })).not.toMatchTextContent(/Firm volley/);
  });

  it('offers no skill that would look like getting worse', async () => {
    const notes = [{ ...moment(54, 95, 'Deep lob then'), type: 'strength' as const }];
    await open([{ ...earlier, notes }], { annotations: annotations.slice(0, 1) });
    await expect.element(dialog).toMatchTextContent(/no two notes of the same skill and kind/);
  });

  it('shows automatic text without its mark', async () => {
    const drafted = [{ ...moment(54, 30, '[AI Analysis] Late lob'), comment: '[AI Analysis] Turn before the glass.' }];
    await open([{ ...earlier, notes: drafted }]);
    const then = dialog.getByRole('region', { name: 'Then' });
    await expect.element(then.getByText('Turn before the glass.')).toBeVisible();
    await expect.element(then.getByText(/AI Analysis/)).not.toBeInTheDocument();
  });

  it('controls both players together', async () => {
    await open([earlier]);
    await dialog.getByRole('button', { name: 'Play both' }).click();
    await expect.poll(states).toEqual([1, 1]);
    await dialog.getByRole('switch', { name: 'Slow' }).click();
    await expect.poll(() => youtube.players.map(({ rate }) => rate)).toEqual([0.5, 0.5]);
    await dialog.getByRole('button', { name: 'Pause both' }).click();
    await expect.poll(states).toEqual([2, 2]);
    await dialog.getByRole('button', { name: 'Restart both' }).click();
    await expect.poll(states).toEqual([1, 1]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(states).toEqual([]);
  });

  it('sets both to contact with one key, keeps the offset, and says how far they are apart', async () => {
    let clock = 0;
    youtube.now = () => clock;
    const screen = await open([earlier]);
    // Once both are loaded they begin together.
    await dialog.getByRole('button', { name: 'Play both' }).click();
    await expect.poll(states).toEqual([1, 1]);
    await dialog.getByRole('button', { name: 'Pause both' }).click();
    await expect.poll(states).toEqual([2, 2]);
    /** Plays both, and lets only the current one run on. */
    const runOn = async (milliseconds: number) => {
      await dialog.getByRole('button', { name: 'Play both' }).click();
      await expect.poll(states).toEqual([1, 1]);
      player('M7lc1UVf-VE')?.pauseVideo();
      clock += milliseconds;
      player('dQw4w9WgXcQ')?.pauseVideo();
      await expect.poll(states).toEqual([2, 2]);
    };
    await runOn(3200);
    await expect.element(dialog.getByText('3.2 s apart')).toBeVisible();
    await dialog.getByRole('group', { name: 'Contact now' }).getByRole('button', { name: 'Contact is here' }).click();
    await expect.element(dialog.getByText('Contact 0:23.2')).toBeVisible();
    await expect.poll(() => screen.address()).toContain(`step=lob_${at(50)}_${videoId}_61_-37.8`);
    await expect.element(dialog.getByText('In step')).toBeVisible();
    await runOn(1800);
    await expect.element(dialog.getByText('1.8 s apart')).toBeVisible();
    await dialog.getByRole('button', { name: 'Resync' }).click();
    await expect.poll(() => player('dQw4w9WgXcQ')?.time).toBeCloseTo(23.2);
    await runOn(5000);
    await userEvent.keyboard('c');
    await expect.poll(() => player('dQw4w9WgXcQ')?.time).toBeCloseTo(23.2);
    await expect.poll(() => player('M7lc1UVf-VE')?.time).toBe(61);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => screen.address()).not.toContain('step=');
  });

  it('opens from a link with both videos and their contacts', async () => {
    renderScreen(`/player/video-analysis/${videoId}?step=lob_${at(50)}_${videoId}_40.5_-19`, {
      answers: { getVideo: video({ annotations, previousReview }), listEarlierReviews: [earlier] },
    });
    await expect.element(dialog.getByText('Contact 0:40.5')).toBeVisible();
    await expect.element(dialog.getByText('Contact 0:21.5')).toBeVisible();
    await expect
      .element(dialog.getByRole('region', { name: 'Then' }).getByLabelText('Moment'))
      .toHaveValue(`${at(50)}/${at(51)}`);
  });

  it('puts the situation that was asked for beside the review that asked', async () => {
    const request: SituationRequest = {
      id: at(60),
      playerId: at(99),
      skill: 'lob',
      focus: 'Deeper',
      dueOn: '2026-12-06',
      asked: { videoId: at(50), title: 'Spring cup', publishedAt: earlier.publishedAt },
      reply: { videoId, title: 'Sunday league', from: 700, to: 706 },
      closed: null,
    };
    renderScreen(`/player/video-analysis/${videoId}`, {
      answers: {
        getVideo: video({ annotations, previousReview }),
        listEarlierReviews: [earlier],
        listSituationRequests: [request],
      },
    });
    await page.getByRole('button', { name: 'Then and now' }).click();
    const now = dialog.getByRole('region', { name: 'Now' });
    await expect.element(now.getByText('Same situation')).toBeVisible();
    await dialog.getByRole('button', { name: 'Play both' }).click();
    // The fake videos are ten minutes long.
    await expect.element(now).toMatchTextContent(/11:40 is after the end of this video/);
  });

  it('says where to seek by hand, and controls the other player', async () => {
    await open([{ ...earlier, provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' }]);
    await expect.element(dialog.getByRole('region', { name: 'Then' })).toMatchTextContent(/Go to 1:01 yourself/);
    await dialog.getByRole('button', { name: 'Play both' }).click();
    await expect.poll(states).toEqual([1]);
  });

  it('says if there is nothing to compare', async () => {
    await open([{ ...earlier, notes: [moment(53, 90, 'Volley floats', 'volley')] }]);
    await expect.element(dialog).toMatchTextContent(/no two notes of the same skill and kind/);
  });

  it('is not offered with the first review', async () => {
    renderScreen(`/player/video-analysis/${videoId}`, { answers: { getVideo: video({ annotations }) } });
    await expect.element(page.getByRole('heading', { name: 'Sunday league' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Then and now' }).elements()).toHaveLength(0);
  });
});
