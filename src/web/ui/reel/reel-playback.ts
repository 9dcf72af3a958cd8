// Plays a reel: one clip after the other, in one player, straight from where the videos are.

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShownClip } from '#contract/publicity/reel-page.ts';
import { reelLength } from '#domain/publicity/clips.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { createYouTubeController, type YouTubeController } from '#web/lib/video/youtube-controller.ts';

export type PlayedClip = Pick<ShownClip, 'youtubeId' | 'start' | 'end'>;

interface ReelState {
  /** Place of the clip that plays, counted from 0. */
  index: number;
  /** Clips that could not be played, by place, with the sentence that says why. */
  skipped: ReadonlyMap<number, string>;
  /** Whether the last clip has been played. */
  isOver: boolean;
}

/** A position this far before a clip's start is the player settling, in seconds; before that the viewer has gone elsewhere. */
const slack = 1;

/**
 * Follows the player's ticks: at a clip's end the next one begins, in the same player, so that it may play without another press. A clip
 * whose video is gone is passed over with a sentence. Nothing is ever drawn over the player (docs/product.md#review).
 */
export function createReelPlayback(clips: readonly PlayedClip[], video: YouTubeController) {
  const { subscribe, notify } = createListeners();
  let state: ReelState = { index: 0, skipped: new Map(), isOver: false };
  /** Set while a clip is on its way, so that ticks of the one before say nothing. */
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

  /** The next place in a direction whose clip has not failed; undefined at the ends. */
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
    // Only a fault of the video itself: what the network or the browser does not let through would take every clip with it.
    if (error !== null && linkProblem !== null && !state.skipped.has(state.index)) {
      setState({ skipped: new Map([...state.skipped, [state.index, error]]) });
      return advance();
    }
    if (state.isOver) return;
    const { end } = clipAt(state.index);
    if ((status === 'playing' && time >= end) || status === 'ended') advance();
  }

  /** Seconds of the whole reel before the clip, and into it. */
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
    /** Begins to follow the player; returns how to stop. */
    connect: () => video.subscribe(follow),
    /** Plays what waits, pauses what plays; after the end, and before the first press, from the beginning of the clip. */
    toggle(): void {
      const { status, time } = video.getState();
      const { start, end } = clipAt(state.index);
      if (state.isOver) return go(neighbour(-1, 1) ?? 0, true);
      if (status === 'idle') return go(state.index, true);
      if (status === 'paused' && (time < start - slack || time >= end)) return go(state.index, true);
      video.toggle();
    },
    /** Goes to a clip and plays it. One that failed is tried again. */
    choose(index: number): void {
      const skipped = new Map(state.skipped);
      skipped.delete(index);
      setState({ skipped });
      go(index, true);
    },
    /** The next or the previous clip; as before it plays, or stands ready. */
    step(direction: 1 | -1): void {
      const next = neighbour(state.index, direction);
      const { status } = video.getState();
      const isPlaying = status === 'playing' || status === 'buffering' || status === 'loading';
      if (next !== undefined) go(next, isPlaying);
    },
    /** Goes to a position of the whole reel, in seconds. */
    seek(seconds: number): void {
      let rest = Math.min(Math.max(seconds, 0), length - 0.1);
      const index = clips.findIndex(({ start, end }) => {
        if (rest < end - start) return true;
        rest -= end - start;
        return false;
      });
      if (index !== -1) go(index, video.getState().status !== 'paused', rest);
    },
    /** Some seconds on or back, over the edges of clips. */
    skip(seconds: number): void {
      playback.seek(position() + seconds);
    },
  };
  return playback;
}
export type ReelPlayback = ReturnType<typeof createReelPlayback>;

/** A reel and its player, by what is played: captions change nothing of it. */
function begin(clips: readonly PlayedClip[], title: string) {
  const key = `${title} ${clips.map(({ youtubeId, start, end }) => `${youtubeId} ${start} ${end}`).join()}`;
  return { key, make: () => makePlayed(key, clips, title) };
}

function makePlayed(key: string, clips: readonly PlayedClip[], title: string) {
  const video = createYouTubeController(clips[0]?.youtubeId ?? '', title);
  return { key, video, playback: createReelPlayback(clips, video) };
}

/** The playback of the reel that a screen shows, with its player, for as long as it does. */
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
