// Plays a reel: one clip after another, in one player, from the original videos.

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShownClip } from '#contract/publicity/reel-page.ts';
import { reelLength } from '#domain/publicity/clips.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { createYouTubeController, type YouTubeController } from '#web/lib/video/youtube-controller.ts';

export type PlayedClip = Pick<ShownClip, 'youtubeId' | 'start' | 'end'>;

interface ReelState {
  /** Index of the current clip, from 0. */
  index: number;
  /** Failed clips by index, with the reason. */
  skipped: ReadonlyMap<number, string>;
  /** Whether the last clip has ended. */
  isOver: boolean;
}

/** Tolerance before a clip's start, in seconds, while the player settles; earlier positions mean that the viewer seeked. */
const slack = 1;

/**
 * Follows the player's ticks: at a clip's end the next one starts in the same player, so that it may play without a press. Clips of
 * deleted videos are skipped with a message. Nothing overlays the player (docs/product.md#review).
 */
export function createReelPlayback(clips: readonly PlayedClip[], video: YouTubeController) {
  const { subscribe, notify } = createListeners();
  let state: ReelState = { index: 0, skipped: new Map(), isOver: false };
  /** Set while a clip loads, so that ticks of the previous one are ignored. */
  let isGoing = false;

  function setState(changes: Partial<ReelState>): void {
    state = { ...state, ...changes };
    notify();
  }
  const clipAt = (index: number) => clips[index] as PlayedClip;

  function go(index: number, play: boolean, offset = 0): void {
    const { youtubeId, start } = clipAt(index);
    const isSameVideo = youtubeId === clipAt(state.index).youtubeId && video.getState().status !== 'error';
    isGoing = true;
    setState({ index, isOver: false });
    if (isSameVideo) video.seek(start + offset, { play });
    else video.show(youtubeId, start + offset, { play });
    isGoing = false;
  }

  /** The next index in a direction that has not failed; undefined at the ends. */
  function neighbour(from: number, direction: 1 | -1): number | undefined {
    for (let index = from + direction; index >= 0 && index < clips.length; index += direction) {
      if (!state.skipped.has(index)) return index;
    }
    return undefined;
  }

  function advance(): void {
    const next = neighbour(state.index, 1);
    if (next !== undefined) return go(next, true);
    setState({ isOver: true });
    if (video.getState().status !== 'error') video.pause();
  }

  function follow(): void {
    if (isGoing) return;
    const { status, time, error, linkProblem } = video.getState();
    // Only errors of the video itself: a blocked network or browser would fail every clip.
    if (error !== null && linkProblem !== null && !state.skipped.has(state.index)) {
      setState({ skipped: new Map([...state.skipped, [state.index, error]]) });
      return advance();
    }
    if (state.isOver) return;
    const { end } = clipAt(state.index);
    if ((status === 'playing' && time >= end) || status === 'ended') advance();
  }

  /** Seconds of the reel before the clip, and into it. */
  function position(): number {
    if (state.isOver) return length;
    const { start, end } = clipAt(state.index);
    const into = Math.min(Math.max(video.getState().time - start, 0), end - start);
    const isIdle = video.getState().status === 'idle';
    return reelLength(clips.slice(0, state.index)) + (isIdle ? 0 : into);
  }
  const length = reelLength(clips);

  const playback = {
    length,
    subscribe,
    getState: () => state,
    position,
    /** Starts following the player; returns how to stop. */
    connect: () => video.subscribe(follow),
    /** Plays or pauses; after the end, and before the first press, from the start of the clip. */
    toggle(): void {
      const { status, time } = video.getState();
      const { start, end } = clipAt(state.index);
      if (state.isOver) return go(neighbour(-1, 1) ?? 0, true);
      if (status === 'idle') return go(state.index, true);
      if (status === 'paused' && (time < start - slack || time >= end)) return go(state.index, true);
      video.toggle();
    },
    /** Plays a clip. A failed one is retried. */
    choose(index: number): void {
      const skipped = new Map(state.skipped);
      skipped.delete(index);
      setState({ skipped });
      go(index, true);
    },
    /** The next or previous clip, playing or paused as before. */
    step(direction: 1 | -1): void {
      const next = neighbour(state.index, direction);
      const { status } = video.getState();
      const isPlaying = status === 'playing' || status === 'buffering' || status === 'loading';
      if (next !== undefined) go(next, isPlaying);
    },
    /** Seeks in the whole reel, in seconds. */
    seek(seconds: number): void {
      let rest = Math.min(Math.max(seconds, 0), length - 0.1);
      const index = clips.findIndex(({ start, end }) => {
        if (rest < end - start) return true;
        rest -= end - start;
        return false;
      });
      if (index !== -1) go(index, video.getState().status !== 'paused', rest);
    },
    /** Moves by some seconds, across clips. */
    skip(seconds: number): void {
      playback.seek(position() + seconds);
    },
  };
  return playback;
}
export type ReelPlayback = ReturnType<typeof createReelPlayback>;

/** A key for a reel's playback, which captions do not affect. */
function begin(clips: readonly PlayedClip[], title: string) {
  const key = `${title} ${clips.map(({ youtubeId, start, end }) => `${youtubeId} ${start} ${end}`).join()}`;
  return { key, make: () => makePlayed(key, clips, title) };
}

function makePlayed(key: string, clips: readonly PlayedClip[], title: string) {
  const video = createYouTubeController(clips[0]?.youtubeId ?? '', title);
  return { key, video, playback: createReelPlayback(clips, video) };
}

/** The playback of the screen's reel, with its player. */
export function useReelPlayback(clips: readonly PlayedClip[], title: string) {
  const { key, make } = begin(clips, title);
  const [current, setCurrent] = useState(make);
  if (current.key !== key) setCurrent(make());
  const { video, playback } = current;
  useEffect(() => {
    const disconnect = playback.connect();
    return () => {
      disconnect();
      video.destroy();
    };
  }, [playback, video]);
  const state = useSyncExternalStore(playback.subscribe, playback.getState);
  return { video, playback, state };
}
