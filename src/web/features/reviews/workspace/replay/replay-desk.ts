// The replay of an open review: recording it, keeping it in this browser, sending it.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OwnReplay } from '#contract/reviews/replays.ts';
import { say } from '#domain/language/say.ts';
import { replayLimits } from '#domain/reviews/replay/replay-log.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { OpenReview } from '../state/review-context.ts';
import { mayPass } from '../voice/clip-uploads.ts';
import { MicrophoneError, type Recorder, startRecorder } from '../voice/recorder.ts';
import { type KeptReplay, keptReplays, sendReplay } from './kept-replays.ts';
import { createReplayRecorder, type RecordingEnd, type ReplayRecorder } from './replay-recorder.ts';

/** First and longest delay before a replay is sent again, in milliseconds. */
const [firstPause, longestPause] = [2000, 60_000];

interface DeskState {
  phase: 'idle' | 'starting' | 'recording' | 'ending';
  seconds: number;
  level: number;
  hasVoice: boolean;
  /** What only this browser has. */
  kept: KeptReplay | null;
  /** Why it was not sent. */
  problem: string | null;
  /** Whether the dialog is open. */
  isAsked: boolean;
  /** Why the microphone could not be opened. */
  microphone: string | null;
}

/** Longest recording of the voice, in seconds and bytes. */
const voiceLimits = { maxSeconds: replayLimits.maxSeconds, maxBytes: replayLimits.maxVoiceBytes };

const ended: Record<RecordingEnd, MessageDescriptor> = {
  'too-long': msg`A replay lasts up to ten minutes. It has stopped and is kept.`,
  'too-large': msg`A replay cannot hold more. It has stopped and is kept.`,
};

/** The desk of one workspace; `onStored` hears what the server has. */
export function createReplayDesk(review: OpenReview, onStored: (replay: OwnReplay) => void) {
  const { store, workspace, owner } = review;
  const { subscribe, notify } = createListeners();
  const browser = keptReplays(owner);
  let recorder: ReplayRecorder | null = null;
  let opening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let sending: Promise<void> | null = null;
  let state: DeskState = {
    phase: 'idle',
    seconds: 0,
    level: 0,
    hasVoice: false,
    kept: null,
    problem: null,
    isAsked: false,
    microphone: null,
  };

  function setState(next: Partial<DeskState>): void {
    state = { ...state, ...next };
    notify();
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendKept().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendKept(): Promise<void> {
    const { kept } = state;
    if (!kept?.isKept) return;
    try {
      const stored = await sendReplay(kept);
      pause = firstPause;
      await browser.remove(kept.id).catch(() => {});
      if (state.kept?.id === kept.id) setState({ kept: null, problem: null });
      onStored(stored);
    } catch (error) {
      if (state.kept?.id !== kept.id) return;
      setState({ problem: errorSentence(error) });
      if (!mayPass(error)) return;
      timer = setTimeout(() => void send(), pause);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  async function stop(why?: RecordingEnd): Promise<void> {
    const running = recorder;
    if (!running || state.phase !== 'recording') return;
    setState({ phase: 'ending' });
    const kept = await running.stop();
    recorder = null;
    setState({ phase: 'idle' });
    store.setReplay({ replayState: 'none' });
    if (!kept) {
      await browser.remove(running.id).catch(() => {});
      return toast({ title: t`Replay too short`, description: t`Record at least three seconds.` });
    }
    await replaceKept(kept);
    toast({
      title: t`Replay recorded`,
      description: why ? say(ended[why]) : t`It goes out when you publish the review.`,
      tone: 'success',
    });
    void send();
  }

  /** Keeps one replay in this browser instead of another. */
  async function replaceKept(kept: KeptReplay | null): Promise<void> {
    const before = state.kept;
    setState({ kept, problem: null });
    if (before && before.id !== kept?.id) await browser.remove(before.id).catch(() => {});
    if (kept) await browser.put(kept).catch(() => {});
  }

  const desk = {
    subscribe,
    getState: () => state,
    /** Looks for what another visit left; returns what to do when the workspace closes. */
    open(): () => void {
      void browser.ofVideo(workspace.video.id).then((kept) => {
        if (!kept || state.kept || recorder) return;
        setState({ kept });
        void send();
      });
      const retry = () => void send();
      window.addEventListener('online', retry);
      const { isReplayAsked } = store.getState();
      const work = { toggle: desk.toggle, beforePublishing: desk.beforePublishing };
      store.setReplay({ replay: work, isReplayAsked: false });
      if (isReplayAsked) desk.ask(true);
      return () => {
        window.removeEventListener('online', retry);
        clearTimeout(timer);
        opening.abort();
        recorder?.leave();
        recorder = null;
        store.setReplay({ replay: null });
      };
    },
    /** Opens the dialog or closes it; closed, it waits for no microphone. */
    ask(isAsked: boolean): void {
      if (!isAsked) opening.abort();
      setState({ isAsked, microphone: null });
    },
    toggle(): void {
      if (recorder) void stop();
      else desk.ask(true);
    },
    /** Starts recording. Without a microphone it does not start, and says why. */
    async start(withVoice: boolean): Promise<void> {
      if (state.phase !== 'idle') return;
      setState({ phase: 'starting', microphone: null });
      opening = new AbortController();
      const { signal } = opening;
      let voice: Recorder | null = null;
      try {
        voice = withVoice ? await startRecorder({ limits: voiceLimits, signal, instead: 'without-voice' }) : null;
      } catch (error) {
        if (signal.aborted) return setState({ phase: 'idle' });
        const microphone = error instanceof MicrophoneError ? error.message : t`We couldn’t open the microphone.`;
        return setState({ phase: 'idle', microphone });
      }
      recorder = createReplayRecorder(review, voice, {
        keep: (replay) => void browser.put(replay).catch(() => {}),
        onFull: (why) => void stop(why),
        onBeat: () => recorder && setState({ seconds: recorder.seconds(), level: recorder.level() }),
      });
      setState({ phase: 'recording', seconds: 0, level: 0, hasVoice: withVoice, isAsked: false });
      store.setReplay({ replayState: 'recording' });
      store.announce(t`Recording a replay`);
    },
    stop: () => void stop(),
    /** Ends a recording for nothing. */
    async discard(): Promise<void> {
      const running = recorder;
      recorder = null;
      running?.discard();
      setState({ phase: 'idle' });
      store.setReplay({ replayState: 'none' });
      if (running) await browser.remove(running.id).catch(() => {});
    },
    /** Takes a recording that was cut off. */
    async keep(): Promise<void> {
      if (!state.kept) return;
      await replaceKept({ ...state.kept, isKept: true });
      void send();
    },
    retry: () => void send(),
    /** Drops what only this browser has. */
    drop: () => replaceKept(null),
    async beforePublishing(): Promise<string | null> {
      if (recorder) return t`You are recording a replay. Stop or discard it first.`;
      if (state.kept && !state.kept.isKept) return t`A replay was cut off. Keep or discard it first.`;
      if (state.kept) await send();
      return state.kept
        ? t`Your replay has not been sent. ${{ problem: state.problem ?? '' }} Try again, or discard it.`
        : null;
    },
  };
  return desk;
}

export type ReplayDesk = ReturnType<typeof createReplayDesk>;
