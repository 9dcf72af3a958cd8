// A reel plays from clip to clip, skips deleted videos, and ends.

import { beforeEach, describe, expect, it } from 'vitest';
import type { VideoState } from '#web/lib/video/video-controller.ts';
import type { YouTubeController } from '#web/lib/video/youtube-controller.ts';
import { createReelPlayback, type PlayedClip } from './reel-playback.ts';

const clips: PlayedClip[] = [
  { youtubeId: 'first', start: 10, end: 20 },
  { youtubeId: 'first', start: 60, end: 66 },
  { youtubeId: 'second', start: 5, end: 9 },
];

/** A player that obeys at once, and records its calls. */
function fakePlayer() {
  const log: string[] = [];
  const listeners = new Set<() => void>();
  let state = { status: 'idle', time: 0, error: null } as VideoState;
  const set = (changes: Partial<VideoState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const to = (time: number, play = false) => set({ time, status: play ? 'playing' : 'paused', error: null });
  const video = {
    canControl: true,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => set({ status: 'playing' }),
    pause: () => set({ status: 'paused' }),
    toggle: () => set({ status: state.status === 'playing' ? 'paused' : 'playing' }),
    seek: (time: number, options: { play?: boolean } = {}) => {
      log.push(`seek ${time}`);
      to(time, options.play);
    },
    show: (id: string, time: number, { play }: { play: boolean }) => {
      log.push(`${play ? 'play' : 'cue'} ${id} ${time}`);
      to(time, play);
    },
    setRate: () => {},
    destroy: () => {},
  } satisfies YouTubeController;
  return { video, log, set };
}

let player: ReturnType<typeof fakePlayer>;
let reel: ReturnType<typeof createReelPlayback>;
beforeEach(() => {
  player = fakePlayer();
  reel = createReelPlayback(clips, player.video);
  reel.connect();
});

describe('a reel', () => {
  it('plays one clip after the other and stops after the last', () => {
    reel.toggle();
    player.set({ time: 20 });
    expect(reel.getState().index).toBe(1);
    player.set({ time: 66.2 });
    player.set({ time: 9 });
    expect(player.log).toEqual(['seek 10', 'seek 60', 'play second 5']);
    expect(reel.getState()).toMatchObject({ index: 2, isOver: true });
    expect(player.video.getState().status).toBe('paused');
    expect(reel.position()).toBe(20);
  });

  it('restarts after its end', () => {
    reel.choose(2);
    player.set({ time: 9 });
    reel.toggle();
    expect(reel.getState()).toMatchObject({ index: 0, isOver: false });
  });

  it('continues if a video ends before its clip', () => {
    reel.toggle();
    player.set({ status: 'ended', time: 15 });
    expect(reel.getState().index).toBe(1);
  });

  it('skips a clip whose video is deleted, and says why', () => {
    reel.choose(1);
    player.set({ time: 66 });
    player.set({ status: 'error', error: 'This video is gone.', linkProblem: 'missing' });
    expect(reel.getState()).toMatchObject({ index: 2, isOver: true });
    expect([...reel.getState().skipped]).toEqual([[2, 'This video is gone.']]);
    reel.step(-1);
    expect(reel.getState().index).toBe(1);
  });

  it('skips nothing if YouTube cannot be reached, and continues from there', () => {
    reel.choose(1);
    player.set({ status: 'error', error: 'YouTube could not be reached.', linkProblem: null });
    expect(reel.getState()).toMatchObject({ index: 1, isOver: false });
    expect(reel.getState().skipped.size).toBe(0);
    reel.step(1);
    expect(reel.getState().index).toBe(2);
  });

  it('ends without error if all clips are deleted', () => {
    const broken = { status: 'error', error: 'Gone.', linkProblem: 'missing' } as const;
    reel.toggle();
    player.set(broken);
    player.set(broken);
    player.set(broken);
    expect(reel.getState()).toMatchObject({ isOver: true });
    expect(reel.getState().skipped.size).toBe(3);
  });

  it('stays paused or playing on the next clip', () => {
    reel.toggle();
    reel.toggle();
    reel.step(1);
    expect(player.video.getState()).toMatchObject({ status: 'paused', time: 60 });
    reel.step(1);
    expect(player.log.at(-1)).toBe('cue second 5');
    reel.step(1);
    expect(reel.getState().index).toBe(2);
  });

  it('seeks across its whole length', () => {
    expect(reel.length).toBe(20);
    reel.seek(12);
    expect([reel.getState().index, player.video.getState().time]).toEqual([1, 62]);
    expect(reel.position()).toBe(12);
    reel.skip(5);
    expect([reel.getState().index, player.video.getState().time]).toEqual([2, 6]);
    reel.skip(-99);
    expect([reel.getState().index, player.video.getState().time]).toEqual([0, 10]);
    reel.skip(99);
    expect(reel.getState().index).toBe(2);
  });
});
