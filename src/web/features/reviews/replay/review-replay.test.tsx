// A published review's replay: the video follows, boards and notes appear as they were, and what cannot be played is said.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Replay } from '#contract/reviews/replays.ts';
import type { Video } from '#contract/videos/videos.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from '../published/testing/video-fixtures.ts';

const replayId = at(70);
const note = {
  ...aMoment,
  id: at(1),
  timestamp: 40,
  type: 'technique' as const,
  title: 'Late bandeja',
  comment: 'Turn earlier.',
};

const replay = (traits: Partial<Replay> = {}): Replay => ({
  id: replayId,
  seconds: 60,
  hasVoice: false,
  recordedAt: '2026-11-02T12:00:00.000Z',
  isOfThisLink: true,
  log: {
    v: 1,
    seconds: 60,
    events: [
      [0, 'seek', 30],
      [0, 'play', 30],
      [10, 'pause', 40],
      [12, 'note', note.id],
      [14, 'board', [7.5, 7.5, 7.5, 2.5, 17.5, 2.5, 17.5, 7.5], []],
      [20, 'arrow', 0, 1, 7.5, 7.5, 15, 2],
      [30, 'clear'],
      [30, 'note', null],
      [40, 'play', 100],
    ],
  },
  ...traits,
});

const show = (traits: Partial<Replay> = {}, ofVideo: Partial<Video> = {}) =>
  renderScreen(`/player/video-analysis/${videoId}`, {
    answers: {
      getVideo: video({ annotations: [note], replay: { id: replayId, seconds: 60, hasVoice: false }, ...ofVideo }),
      getReplay: replay(traits),
    },
  });

let youtube: FakeYouTube;
const player = () => youtube.players.findLast(({ destroyed }) => !destroyed);
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const dialog = page.getByRole('dialog', { name: /^Replay/ });
const slider = dialog.getByRole('slider', { name: 'Position in the replay' });
async function open(...args: Parameters<typeof show>) {
  const screen = show(...args);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect.element(slider).toBeVisible();
  return screen;
}
/** Seeks within the replay, by the slider. */
const seek = (seconds: number) => slider.fill(String(seconds));

describe('the video', () => {
  it('follows: it starts where the coach started, stops where the coach stopped, and jumps', async () => {
    await open();
    await expect.poll(() => player()?.playerState).toBe(1);
    expect(player()?.time).toBeGreaterThanOrEqual(30);
    expect(player()?.time).toBeLessThan(39);
    await seek(9.5);
    await expect.poll(() => player()?.playerState).toBe(2);
    expect(player()?.time).toBeCloseTo(40, 1);
    await seek(39.5);
    await expect.poll(() => player()?.playerState).toBe(1);
    expect(player()?.time).toBeGreaterThanOrEqual(100);
  });

  it('pauses the replay when the person pauses it', async () => {
    await open();
    await expect.poll(() => player()?.playerState).toBe(1);
    await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeGreaterThan(0.3);
    player()?.pauseVideo();
    await expect.element(dialog.getByRole('button', { name: 'Play the replay' })).toBeVisible();
  });

  it('is set right when it runs away', async () => {
    await open();
    await expect.poll(() => player()?.playerState).toBe(1);
    (player() as unknown as { seekTo(seconds: number): void }).seekTo(500);
    await expect.poll(() => player()?.time).toBeLessThan(60);
  });

  it('that fails is left out, and the replay goes on', async () => {
    youtube.failNextWith = 150;
    await open();
    await expect.element(dialog.getByText(/^The video is not loading/)).toBeVisible();
    const before = Number((slider.element() as HTMLInputElement).value);
    await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeGreaterThan(before);
  });

  it('that has become shorter is held at its end, and it is said', async () => {
    youtube.duration = 35;
    await open();
    await expect.poll(() => player()?.playerState).toBe(1);
    await seek(9);
    await expect.element(dialog.getByText(/this video has become shorter and ends here/)).toBeVisible();
  });

  it.each<[string, Partial<Replay>, Partial<Video>, RegExp]>([
    ['of an earlier link', { isOfThisLink: false }, {}, /^This replay was recorded over an earlier link/],
    ['whose link died', {}, { linkProblem: 'private' }, /^The video’s link no longer works/],
  ])('%s is not played', async (_, traits, ofVideo, sentence) => {
    await open(traits, ofVideo);
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Play Sunday league/ }).elements()).toEqual([]);
    await seek(21);
    await expect.element(dialog.getByRole('img', { name: /^Court board.*Ball from/ })).toBeVisible();
    expect(player()).toBeUndefined();
  });

  it('of Matchi is followed by hand', async () => {
    await open({}, { provider: 'matchi', videoUrl: 'https://matchi.tv/watch/abc' });
    await expect.element(dialog.getByText(/^Matchi’s player can’t be controlled from here/)).toBeVisible();
    await seek(11);
    await expect.element(dialog.getByText('In the video: 0:40')).toBeVisible();
  });
});

describe('notes and boards', () => {
  it('appear as they were opened and drawn, with the published words', async () => {
    await open();
    await seek(13);
    await expect.element(dialog.getByText('Turn earlier.')).toBeVisible();
    await seek(15);
    await expect.element(dialog.getByRole('img', { name: /^Court board/ })).toBeVisible();
    expect(dialog.getByRole('img', { name: /Ball from/ }).elements()).toEqual([]);
    await seek(21);
    await expect.element(dialog.getByRole('img', { name: /Ball from/ })).toBeVisible();
    await seek(31);
    await expect.element(dialog.getByRole('img', { name: /^Court board/ })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: /0:12.*Late bandeja/ }).click();
    await expect.element(dialog.getByText('Turn earlier.')).toBeVisible();
  });

  it('leave out a note that is no longer in the review', async () => {
    await open({}, { annotations: [] });
    await seek(13);
    await expect.element(dialog.getByText('In the video: 0:40')).toBeVisible();
    expect(dialog.getByText('Late bandeja').elements()).toEqual([]);
  });
});

it('keys play, pause and seek', async () => {
  await open();
  await expect.poll(() => player()?.playerState).toBe(1);
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByRole('button', { name: 'Play the replay' })).toBeVisible();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.element(slider).toHaveValue('10');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveValue('5');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('60');
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByRole('button', { name: 'Pause the replay' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a review without a replay has no button', async () => {
  show({}, { replay: null });
  await expect.element(page.getByRole('button', { name: 'More for this review' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Replay', exact: true }).elements()).toEqual([]);
});
