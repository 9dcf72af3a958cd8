// Plays a replay: its clock, with the embedded video and the voice following it.

import { type ReplayLog, replayLimits } from '#domain/reviews/replay/replay-log.ts';
import { type ReplayState, replayAt } from '#domain/reviews/replay/replay-path.ts';
import {
  clockPace,
  driftRule,
  followedRate,
  type LastStep,
  longestWait,
  type SeenVideo,
  videoStep,
} from '#domain/reviews/replay/replay-sync.ts';
import { createListeners } from '#web/lib/listeners.ts';
import type { VideoController, VideoState } from '#web/lib/video/video-controller.ts';

/** The state of the playback: `at` in seconds of the recording; what could not be played along. */
export interface PlaybackState {
  phase: 'still' | 'playing' | 'waiting';
  at: number;
  speed: number;
  isVideoLost: boolean;
  isVoiceLost: boolean;
}

/** The speeds on offer. */
export const replaySpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Milliseconds between two looks at video and voice. */
const beat = 100;

/** A clock that was not looked at for longer, in seconds, stood still: the computer slept. */
const longestBeat = 1.5;

const seenStatus: Record<VideoState['status'], SeenVideo['status']> = {
  idle: 'idle',
  loading: 'waiting',
  buffering: 'waiting',
  playing: 'moving',
  ready: 'still',
  paused: 'still',
  ended: 'still',
  error: 'still',
};

const untold: LastStep = { ago: Number.POSITIVE_INFINITY, position: null, isPlay: false, hasMoved: false };

interface Played {
  log: ReplayLog;
  controller: VideoController;
  /** Whether the video follows; otherwise voice and board play alone. */
  isFollowing: boolean;
  /** Address of the voice; null for none. */
  voice: string | null;
}

/** The playback of one replay, still at its start. */
export function createReplayPlayback({ log, controller, isFollowing, voice }: Played) {
  const { subscribe, notify } = createListeners();
  const end = Math.min(log.seconds, replayLimits.maxSeconds);
  const sound = voice === null ? null : new Audio(voice);
  let state: PlaybackState = { phase: 'still', at: 0, speed: 1, isVideoLost: false, isVoiceLost: false };
  let timer: ReturnType<typeof setInterval> | undefined;
  let before = 0;
  let waited = 0;
  let toldRate = 1;
  let last = untold;
  let sinceVoice = Number.POSITIVE_INFINITY;
  sound?.addEventListener('error', () => setState({ isVoiceLost: true }));

  function setState(next: Partial<PlaybackState>): void {
    state = { ...state, ...next };
    notify();
  }
  const isFollowed = () => isFollowing && !state.isVideoLost;
  const pace = (path: ReplayState) =>
    isFollowed() ? clockPace(path, state.speed, controller.getState().rates) : state.speed;

  /** Tells the video what the path says. Whether the clock goes on, stands, or the person has paused the video. */
  function follow(path: ReplayState): 'go' | 'wait' | 'stop' {
    const video = controller.getState();
    if (video.status === 'error' || video.isStalled) {
      setState({ isVideoLost: true });
      return 'go';
    }
    const rate = followedRate(path, state.speed, video.rates);
    if (rate !== toldRate) {
      controller.setRate(rate);
      toldRate = rate;
    }
    const status = seenStatus[video.status];
    if (last.isPlay && status === 'moving') last = { ...last, hasMoved: true };
    const next = videoStep(path, { status, position: video.time, duration: video.duration }, last);
    if (!next) return 'go';
    if (next.kind === 'wait' || next.kind === 'stop') return next.kind;
    if (next.kind === 'pause') {
      controller.pause();
      return 'go';
    }
    const isPlay = next.kind === 'seek' ? next.play : true;
    if (next.kind === 'seek') controller.seek(next.position, { play: next.play });
    else controller.play();
    last = { ago: 0, position: next.kind === 'seek' ? next.position : last.position, isPlay, hasMoved: false };
    return isPlay && status !== 'moving' ? 'wait' : 'go';
  }

  function speak(passed: number, rate: number): void {
    if (!sound || state.isVoiceLost) return;
    sinceVoice += passed;
    sound.playbackRate = rate;
    const isOff = Math.abs(sound.currentTime - state.at) > driftRule.voice;
    if (isOff && !sound.seeking && !sound.ended && sinceVoice > 1) {
      sinceVoice = 0;
      sound.currentTime = state.at;
    }
    if (!sound.paused || sound.ended) return;
    sound.play().catch((error: unknown) => {
      // Paused before it began is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState({ isVoiceLost: true });
    });
  }

  function step(): void {
    const now = performance.now();
    const passed = Math.min((now - before) / 1000, longestBeat);
    before = now;
    last = { ...last, ago: last.ago + passed };
    const path = replayAt(log, state.at);
    const order = isFollowed() ? follow(path) : 'go';
    if (order === 'stop') return playback.pause();
    if (order === 'wait') {
      waited += passed;
      sound?.pause();
      return setState(waited > longestWait ? { phase: 'playing', isVideoLost: true } : { phase: 'waiting' });
    }
    waited = 0;
    const rate = pace(path);
    const at = Math.min(state.at + passed * rate, end);
    setState({ phase: 'playing', at });
    if (at >= end) return playback.pause();
    speak(passed, rate);
  }

  const playback = {
    subscribe,
    getState: () => state,
    /** Plays, from the start again if it is at its end. A video that did not load is tried again. */
    play(): void {
      if (state.phase !== 'still') return;
      if (state.at >= end) playback.seek(0);
      last = untold;
      toldRate = controller.getState().rate;
      before = performance.now();
      setState({ phase: 'playing', isVideoLost: false });
      timer = setInterval(step, beat);
      step();
    },
    pause(): void {
      clearInterval(timer);
      waited = 0;
      sound?.pause();
      if (isFollowing && controller.getState().status !== 'idle') controller.pause();
      setState({ phase: 'still' });
    },
    toggle: () => (state.phase === 'still' ? playback.play() : playback.pause()),
    /** Seeks, in seconds of the recording. */
    seek(seconds: number): void {
      const at = Math.min(Math.max(seconds, 0), end);
      last = untold;
      sinceVoice = Number.POSITIVE_INFINITY;
      if (sound) sound.currentTime = at;
      setState({ at });
      // While it stands, the picture follows too.
      const isShown = isFollowed() && controller.getState().status !== 'idle';
      if (state.phase === 'still' && isShown) controller.seek(replayAt(log, at).position, { play: false });
    },
    setSpeed: (speed: number) => setState({ speed }),
  };
  return playback;
}
