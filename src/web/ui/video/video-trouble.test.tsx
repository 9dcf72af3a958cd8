// The message below a YouTube player that does not move, on every screen.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createYouTubeController } from '#web/lib/video/youtube-controller.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReelPlayer } from '../reel/reel-player.tsx';
import { VideoFrame } from './video-frame.tsx';

const videoId = 'dQw4w9WgXcQ';
const sentence = page.getByText('YouTube isn’t playing this video.', { exact: false });
const link = page.getByRole('link', { name: /^Open on YouTube/ });
let youtube: FakeYouTube;

beforeEach(() => {
  youtube = installFakeYouTubeApi();
  // The watch checks at intervals; other waits run by themselves.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  delete window.YT;
});

function frame() {
  const controller = createYouTubeController(videoId, 'Sunday league');
  const source = { provider: 'youtube' as const, videoUrl: `https://youtu.be/${videoId}`, title: 'Sunday league' };
  return <VideoFrame source={source} controller={controller} startAt={83} />;
}
const clip = { youtubeId: videoId, start: 83, end: 90, name: 'Alma', caption: null } as never;
const reel = () => <ReelPlayer title="Sunday league" clips={[clip]} />;

describe.each([
  ['a video', frame],
  ['a reel', reel],
])('%s', (_, player) => {
  it('says that it does not move, with a link to YouTube, until it moves', async () => {
    renderScreen(player());
    await page.getByRole('button', { name: /^Play Sunday league/ }).click();
    await expect.poll(() => youtube.players[0]?.playerState).toBe(1);
    // Present before the message, or screen readers would not announce it.
    const regions = page.getByRole('status').elements();

    youtube.now = () => 0;
    await vi.advanceTimersByTimeAsync(11_000);
    await expect.element(sentence).toBeVisible();
    expect(regions.some((region) => region.contains(sentence.element()))).toBe(true);
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(`watch?v=${videoId}`));

    youtube.now = () => performance.now();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(sentence).not.toBeInTheDocument();
  });

  it('restarts in another player on request', async () => {
    renderScreen(player());
    await page.getByRole('button', { name: /^Play Sunday league/ }).click();
    await expect.poll(() => youtube.players[0]?.playerState).toBe(1);
    youtube.now = () => 0;
    await vi.advanceTimersByTimeAsync(11_000);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.poll(() => youtube.players.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });
});

it('shows nothing while the video is paused', async () => {
  renderScreen(frame());
  await page.getByRole('button', { name: /^Play Sunday league/ }).click();
  await expect.poll(() => youtube.players[0]?.playerState).toBe(1);
  youtube.players[0]?.pauseVideo();
  await expect.poll(() => youtube.players[0]?.playerState).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentence.elements()).toEqual([]);
});
