// The YouTube controller with a fake IFrame API.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import type { VideoController } from './video-controller.ts';
import { createYouTubeController, type YouTubeController } from './youtube-controller.ts';

let youtube: FakeYouTube;
let container: HTMLElement;
let video: VideoController;

beforeEach(() => {
  youtube = installFakeYouTubeApi();
  container = document.body.appendChild(document.createElement('div'));
  video = createYouTubeController('dQw4w9WgXcQ', 'Sunday match');
  video.attach?.(container);
});

afterEach(() => {
  video.destroy();
  container.remove();
  delete window.YT;
});

/** From now on, playing videos stand still. */
const stopClock = () => {
  youtube.now = () => 0;
};
const becomes = (status: string) => eventually(() => expect(video.getState().status).toBe(status));

describe('a YouTube video', () => {
  it('loads nothing before it is played', () => {
    expect(video.getState().status).toBe('idle');
    expect(container.childElementCount).toBe(0);
  });

  it('plays in a frame made of the id alone, on the host without cookies', async () => {
    video.play();
    await becomes('playing');
    const frame = container.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame?.title).toBe('Sunday match');
    expect(video.getState().duration).toBe(600);
  });

  it('starts where it was sought before loading', async () => {
    stopClock();
    video.seek(83, { play: true });
    await becomes('playing');
    expect(youtube.players[0]?.time).toBe(83);
    expect(video.getState().time).toBeGreaterThanOrEqual(83);
    // Between two reports the controller interpolates at most this far.
    expect(video.getState().time).toBeLessThanOrEqual(83.5);
  });

  it('waits at a position if not told to play', async () => {
    video.seek(40, { play: false });
    await becomes('ready');
    expect(video.getState().time).toBe(40);
    expect(youtube.players[0]?.playerState).toBe(5);
  });

  it('interpolates its position only while playing', async () => {
    video.play();
    await becomes('playing');
    await eventually(() => expect(video.getState().time).toBeGreaterThan(0.2));
    video.pause();
    await becomes('paused');
    const { time } = video.getState();
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    const state = video.getState();
    clock.mockRestore();
    expect(state.time).toBe(time);
  });

  it('stays paused on a seek, and plays on request', async () => {
    stopClock();
    video.play();
    await becomes('playing');
    video.pause();
    await becomes('paused');
    video.seek(120);
    expect(video.getState().time).toBe(120);
    expect(video.getState().status).toBe('paused');
    video.seek(130, { play: true });
    await becomes('playing');
    expect(youtube.players[0]?.time).toBe(130);
    expect(video.getState().time).toBeGreaterThanOrEqual(130);
    expect(video.getState().time).toBeLessThanOrEqual(130.5);
  });

  it('keeps a speed chosen before loading', async () => {
    video.setRate(0.5);
    video.play();
    await becomes('playing');
    await eventually(() => expect(youtube.players[0]?.rate).toBe(0.5));
    video.setRate(3);
    expect(video.getState().rate).toBe(0.5);
  });

  it('shows an error, and retries with a new player', async () => {
    youtube.failNextWith = 150;
    video.play();
    await becomes('error');
    expect(video.getState()).toMatchObject({
      error: expect.stringMatching(/owner of this video/),
      linkProblem: 'no-embedding',
    });
    video.play();
    await becomes('playing');
    expect(video.getState()).toMatchObject({ error: null, linkProblem: null });
    expect(youtube.players.map((player) => player.destroyed)).toEqual([true, false]);
  });

  it('leaves no timer, player or frame behind', async () => {
    const started = vi.spyOn(window, 'setInterval');
    const stopped = vi.spyOn(window, 'clearInterval');
    video.play();
    await becomes('playing');
    video.destroy();
    const running = started.mock.results
      .map(({ value }) => value as number)
      .filter((id) => !stopped.mock.calls.some(([gone]) => (gone as unknown) === id));
    expect(started).toHaveBeenCalled();
    expect(running).toEqual([]);
    expect(youtube.players[0]?.destroyed).toBe(true);
    expect(container.childElementCount).toBe(0);
    expect(video.getState().status).toBe('idle');
    started.mockRestore();
    stopped.mockRestore();
  });

  it('discards a player whose element is removed before it is ready', async () => {
    const otherPlace = document.createElement('div');
    const other = createYouTubeController('dQw4w9WgXcQ', 'Other');
    const detach = other.attach?.(otherPlace);
    other.play();
    detach?.();
    // By then an earlier player would be ready too.
    video.play();
    await becomes('playing');
    expect(other.getState().status).toBe('idle');
    expect(otherPlace.childElementCount).toBe(0);
  });
});

describe('a YouTube video that does not move', () => {
  beforeEach(async () => {
    // The fake reports readiness once, by the page's own timer.
    await new Promise((resolve) => setTimeout(resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it('stalls after ten seconds, also if the player never loads, and restarts in another player', async () => {
    class Silent {
      destroy() {}
    }
    window.YT = { Player: Silent as never };
    video.seek(83, { play: true });
    await seconds(9);
    expect(video.getState().isStalled).toBe(false);
    await seconds(2);
    expect(video.getState()).toMatchObject({ status: 'loading', isStalled: true, error: null });

    installFakeYouTubeApi();
    video.play();
    expect(video.getState().isStalled).toBe(false);
    await seconds(3);
    expect(video.getState()).toMatchObject({ status: 'playing', isStalled: false });
    expect(video.getState().time).toBeGreaterThanOrEqual(83);
  });

  it('loads YouTube’s script again if a network answered with something else', async () => {
    const asked: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => void asked.push(script as HTMLScriptElement));
    delete window.YT;
    video.play();
    await seconds(11);
    expect(video.getState().isStalled).toBe(true);
    video.play();
    expect(asked.map(({ src }) => src)).toEqual(Array(2).fill('https://www.youtube.com/iframe_api'));
    installFakeYouTubeApi();
    await seconds(1);
    expect(video.getState().status).toBe('playing');
    vi.mocked(document.head.append).mockRestore();
  });

  it('reports a stall while playing or buffering, until it moves', async () => {
    video.play();
    await seconds(20);
    expect(video.getState()).toMatchObject({ status: 'playing', isStalled: false });
    const stopped = youtube.now();
    youtube.now = () => stopped;
    await seconds(11);
    expect(video.getState().isStalled).toBe(true);
    youtube.now = () => performance.now();
    await seconds(1);
    expect(video.getState().isStalled).toBe(false);
  });

  it('reports no stall while paused', async () => {
    video.play();
    await seconds(1);
    video.pause();
    await seconds(60);
    expect(video.getState()).toMatchObject({ status: 'paused', isStalled: false });
  });

  it('reports no stall for a player paused before loading', async () => {
    class Silent {
      destroy() {}
    }
    window.YT = { Player: Silent as never };
    video.play();
    video.pause();
    await seconds(60);
    expect(video.getState().isStalled).toBe(false);
  });

  it('moves on to another video, whatever the age of the first', async () => {
    const reel = video as YouTubeController;
    reel.play();
    for (let second = 1; second <= 40; second += 1) {
      if (second % 5 === 0) reel.show(`video-${second}`, 10, { play: true });
      // oxlint-disable-next-line no-await-in-loop -- one second after the other
      await seconds(1);
      expect(reel.getState()).toMatchObject({ error: null, isStalled: false });
    }
  });

  it('ignores the end of the previous video while the next one loads', async () => {
    const tell: ((state: number) => void)[] = [];
    class Told {
      constructor(_: unknown, { events }: { events: { onReady(): void; onStateChange(event: object): void } }) {
        tell.push((data) => events.onStateChange({ data }));
        setTimeout(events.onReady);
      }
      getAvailablePlaybackRates = () => [];
      getCurrentTime = () => 0;
      getDuration = () => 600;
      playVideo() {}
      loadVideoById() {}
      destroy() {}
    }
    window.YT = { Player: Told as never };
    video.play();
    await seconds(1);
    tell[0]?.(1);
    (video as YouTubeController).show('another', 10, { play: true });
    tell[0]?.(0);
    expect(video.getState().status).toBe('loading');
    for (const state of [-1, 0]) tell[0]?.(state);
    expect(video.getState().status).toBe('ended');
  });

  it('leaves no timer behind', async () => {
    video.play();
    await seconds(11);
    video.destroy();
    await seconds(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is at least as long as watched, if the player of a live video reports less', async () => {
    video.seek(90, { play: true });
    await seconds(1);
    const { time } = youtube.players[0] ?? { time: 0 };
    youtube.now = () => 0;
    Object.assign(youtube.players[0] ?? {}, { getDuration: () => 30 });
    expect(video.getState().duration).toBeGreaterThanOrEqual(time - 1);
  });
});
