// Drives a YouTube video through the IFrame Player API.

import { playerErrorProblem } from '#domain/videos/link-health.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { createStallWatch } from './stall-watch.ts';
import type { VideoController, VideoState } from './video-controller.ts';
import {
  giveUpYouTubeApi,
  loadYouTubeApi,
  type YouTubeApi,
  type YouTubePlayer,
  youtubeErrorSentence,
  youtubeHost,
  youtubePlayerUrl,
  youtubeUnreachable,
} from './youtube-api.ts';
import { createPlayhead } from './youtube-playhead.ts';

/** Milliseconds between two looks at the position: YouTube itself reports it about every 250 ms, and has no event for it. */
const pollInterval = 250;

const statuses: Record<number, VideoState['status']> = {
  [-1]: 'ready',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'ready',
};

const untouched: VideoState = {
  status: 'idle',
  time: 0,
  duration: null,
  rate: 1,
  rates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
  isStalled: false,
  error: null,
  linkProblem: null,
};

const noError = { error: null, linkProblem: null } as const;

function errorOf(code: number): Partial<VideoState> {
  return { status: 'error', error: youtubeErrorSentence(code), linkProblem: playerErrorProblem(code) };
}

/** A controller whose player can go on to another video, as a reel does from clip to clip. */
export interface YouTubeController extends VideoController {
  /** Goes to a position of a video in the player that is there: plays from it, or stands ready at it. */
  show(videoId: string, seconds: number, options: { play: boolean }): void;
}

/** A controller of one YouTube video at a time. `title` names the player for screen readers. */
export function createYouTubeController(firstVideoId: string, title: string): YouTubeController {
  const { subscribe, notify } = createListeners();
  const playhead = createPlayhead();
  let state = untouched;
  let videoId = firstVideoId;
  /** The video that the player was made with. */
  let framedId = '';
  /** Where the player belongs, the player there, and whether it takes orders yet. */
  let container: HTMLElement | null = null;
  let player: YouTubePlayer | null = null;
  let isReady = false;
  /** What was asked for before the player took orders. */
  let wish = { time: 0, play: true };
  /** Whether it was paused, also where the player has not said so yet. */
  let isHeld = false;
  /** Whether the player has said anything of the video that was shown last. */
  let isUnderWay = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  /** Counts the players made, so that an answer meant for one that is gone is ignored. */
  let generation = 0;

  const isMoving = () => state.status === 'playing' || state.status === 'buffering';
  const watch = createStallWatch({
    shouldMove: () => !isHeld && (isMoving() || state.status === 'loading'),
    clock: () => (player && isReady ? player.getCurrentTime() : -1),
    onChange: (isStalled) => {
      state = { ...state, isStalled };
      notify();
    },
  });

  function change(changes: Partial<VideoState>): void {
    state = { ...state, ...changes };
    clearInterval(poll);
    if (state.status === 'playing') poll = setInterval(notify, pollInterval);
    watch.follow();
    notify();
  }

  function now(): VideoState {
    if (!player || !isReady) return state;
    const report = player.getCurrentTime();
    const time = playhead.read(report, state.status === 'playing' ? state.rate : 0);
    // Of a live video the player may tell less than has been watched.
    return { ...state, time, duration: Math.max(player.getDuration(), report) || state.duration };
  }

  function load(time: number, play: boolean): void {
    wish = { time, play };
    isHeld = false;
    if (state.status !== 'loading') change({ status: 'loading', ...noError });
    state = { ...state, time };
    watch.follow();
    if (container && !player) void start(container);
  }

  async function start(box: HTMLElement): Promise<void> {
    const mine = ++generation;
    try {
      const api = await loadYouTubeApi();
      if (mine === generation) player = makePlayer(api, box, () => mine === generation);
    } catch {
      if (mine === generation) change({ status: 'error', error: youtubeUnreachable });
    }
  }

  function makePlayer(api: YouTubeApi, box: HTMLElement, isCurrent: () => boolean): YouTubePlayer {
    framedId = videoId;
    const frame = playerFrame(videoId, title);
    box.replaceChildren(frame);
    return new api.Player(frame, {
      host: youtubeHost,
      events: {
        onReady: () => isCurrent() && begin(),
        onStateChange: ({ data }) => isCurrent() && statuses[data] && follow(statuses[data]),
        onPlaybackRateChange: ({ data }) => isCurrent() && change({ rate: data }),
        onAutoplayBlocked: () => isCurrent() && change({ status: 'ready' }),
        onError: ({ data }) => isCurrent() && change(errorOf(data)),
      },
    });
  }

  /** The player takes orders from now on: it gets those that have waited. */
  function begin(): void {
    if (!player) return;
    isReady = true;
    const { time, play } = wish;
    const rates = player.getAvailablePlaybackRates();
    if (state.rate !== 1) player.setPlaybackRate(state.rate);
    playhead.jump(time);
    if (!play) player.cueVideoById({ videoId, startSeconds: time });
    else if (videoId !== framedId) player.loadVideoById({ videoId, startSeconds: time });
    else {
      if (time > 0) player.seekTo(time, true);
      player.playVideo();
    }
    change({ ...(rates.length > 0 && { rates }), ...(!play && { status: 'ready' }) });
  }

  function follow(status: VideoState['status']): void {
    // The first thing a player reports is that it has not started; it stays "loading" while it is about to.
    if (status === 'ready' && state.status === 'loading' && wish.play) {
      isUnderWay = true;
      return;
    }
    // The end of the video before, told late: a reel would go on to the clip after the next.
    if (status === 'ended' && state.status === 'loading' && !isUnderWay) return;
    // After an error YouTube reports further states, which must not wipe the sentence away before something plays.
    if (state.status === 'error' && status !== 'playing') return;
    if (status === 'playing') isHeld = false;
    change({ status, ...noError });
  }

  function forget(): void {
    generation += 1;
    clearInterval(poll);
    watch.stop();
    player?.destroy();
    container?.replaceChildren();
    player = null;
    isReady = false;
    state = { ...untouched, rate: state.rate };
  }

  /** Begins again where it was, in another player. */
  function restart(): void {
    const time = state.status === 'loading' ? wish.time : now().time;
    forget();
    giveUpYouTubeApi();
    load(time, true);
  }

  const controller: YouTubeController = {
    canControl: true,
    subscribe,
    getState: now,
    play() {
      if (state.status === 'error' || state.isStalled) restart();
      else if (player && isReady) {
        isHeld = false;
        player.playVideo();
        watch.follow();
      } else load(state.status === 'loading' ? wish.time : state.time, true);
    },
    pause() {
      isHeld = true;
      if (player && isReady) player.pauseVideo();
      else wish.play = false;
      watch.follow();
    },
    toggle: () => (isMoving() && !isHeld ? controller.pause() : controller.play()),
    seek(seconds, { play } = {}) {
      const time = Math.max(0, seconds);
      if (!player || !isReady) return load(time, play ?? (state.status === 'loading' && wish.play));
      const goOn = play ?? (isMoving() && !isHeld);
      wish.time = time;
      isHeld = !goOn;
      playhead.jump(time);
      if (!goOn && state.status === 'ready') player.cueVideoById({ videoId, startSeconds: time });
      else player.seekTo(time, true);
      // A player that is not paused starts to play when it is sent somewhere.
      if (goOn) player.playVideo();
      else player.pauseVideo();
      watch.follow();
      notify();
    },
    show(id, seconds, { play }) {
      videoId = id;
      if (!player || !isReady) {
        state = { ...state, time: seconds };
        if (state.status !== 'idle' || play) load(seconds, play);
        return;
      }
      wish = { time: seconds, play };
      isHeld = !play;
      isUnderWay = false;
      playhead.jump(seconds);
      change({ status: 'loading', duration: null, ...noError });
      if (play) player.loadVideoById({ videoId, startSeconds: seconds });
      else player.cueVideoById({ videoId, startSeconds: seconds });
    },
    setRate(rate) {
      if (!state.rates.includes(rate)) return;
      if (player && isReady) player.setPlaybackRate(rate);
      else change({ rate });
    },
    destroy() {
      forget();
      notify();
    },
    attach(box) {
      container = box;
      if (state.status === 'loading') void start(box);
      return () => {
        if (container !== box) return;
        forget();
        container = null;
        notify();
      };
    },
  };
  return controller;
}

function playerFrame(videoId: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.className = 'size-full';
  frame.src = youtubePlayerUrl(videoId);
  return frame;
}
