// Controls a YouTube video through the IFrame Player API.

import { say } from '#domain/language/say.ts';
import { playerErrorProblem } from '#domain/videos/link-health.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { createStallWatch } from './stall-watch.ts';
import type { VideoController, VideoState } from './video-controller.ts';
import {
  loadYouTubeApi,
  resetYouTubeApi,
  type YouTubeApi,
  type YouTubePlayer,
  youtubeErrorSentence,
  youtubeHost,
  youtubePlayerUrl,
  youtubeUnreachable,
} from './youtube-api.ts';
import { createPlayhead } from './youtube-playhead.ts';

/** Milliseconds between position checks: YouTube updates it about every 250 ms, without an event. */
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

/** A controller whose player can move on to another video, as a reel does. */
export interface YouTubeController extends VideoController {
  /** Seeks in a video within the same player, playing or paused. */
  show(videoId: string, seconds: number, options: { play: boolean }): void;
}

/** A controller of a YouTube video. `title` names the player for screen readers. */
export function createYouTubeController(firstVideoId: string, title: string): YouTubeController {
  const { subscribe, notify } = createListeners();
  const playhead = createPlayhead();
  let state = untouched;
  let videoId = firstVideoId;
  /** The video that the player was created with. */
  let framedId = '';
  /** The player's element, the player, and whether it is ready. */
  let container: HTMLElement | null = null;
  let player: YouTubePlayer | null = null;
  let isReady = false;
  /** Requests from before the player was ready. */
  let wish = { time: 0, play: true };
  /** Whether it was paused, even if the player has not reported it yet. */
  let isHeld = false;
  /** Whether the player has reported anything about the current video. */
  let isUnderWay = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  /** Counts players, so that reports of an old one are ignored. */
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
    // For a live video the player may report less than has been watched.
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
      if (mine === generation) change({ status: 'error', error: say(youtubeUnreachable) });
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

  /** The player is ready: sends it the pending requests. */
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
    // A player first reports "unstarted"; the state stays "loading" while it is about to start.
    if (status === 'ready' && state.status === 'loading' && wish.play) {
      isUnderWay = true;
      return;
    }
    // A late "ended" of the previous video would make a reel skip a clip.
    if (status === 'ended' && state.status === 'loading' && !isUnderWay) return;
    // After an error YouTube reports further states, which must not clear the message before something plays.
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

  /** Restarts at the position, in a new player. */
  function restart(): void {
    const time = state.status === 'loading' ? wish.time : now().time;
    forget();
    resetYouTubeApi();
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
      // A player that is not paused starts playing on a seek.
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
