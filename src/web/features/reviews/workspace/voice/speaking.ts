// Recording a note, from the press to the finished recording.

import { t } from '@lingui/core/macro';
import { v7 as newId } from 'uuid';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { voiceLimits } from '#domain/reviews/voice/voice-clips.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { beginNote, finishNote } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';
import type { Recording, RecordingState } from '../state/review-state.ts';
import { uploadsOf } from './clip-uploads.ts';
import { hear } from './hear.ts';
import type { Hold } from './hold.ts';
import {
  canRecord,
  closeMicrophone,
  MicrophoneError,
  openMicrophone,
  type Recorder,
  startRecorder,
} from './recorder.ts';
import { hasAgreed, voiceConsent } from './voice-consent.ts';

/** How long a button must be held for its release to end the recording, in milliseconds; shorter is a press. */
const pressedMs = 500;

/** Update interval of level and seconds, in milliseconds. */
const updateMs = 66;

/** Asks once, then records; says what to do if it cannot. */
export async function startSpeaking(review: OpenReview, hold: Hold | null): Promise<void> {
  const { store } = review;
  if (!canRecord()) {
    toast({
      title: t`This browser can’t record sound`,
      description: t`Use an up-to-date browser, or type the note.`,
    });
    return;
  }
  if (!hasAgreed(review.workspace)) {
    // Pauses the player behind the dialog.
    if (review.video.canControl) review.video.pause();
    return store.askAboutVoice(true);
  }
  if (store.getState().recording) return;
  const spoken = store.getState().document.notes.filter(({ voice }) => voice).length;
  if (spoken >= voiceLimits.maxPerReview) {
    toast({ title: t`A review holds at most ${{ count: voiceLimits.maxPerReview }} spoken notes` });
    return;
  }
  // The key was released while this loaded: no one is speaking.
  if (hold?.kind === 'key' && !hold.isHeld()) return showHoldHint();
  await record(review, hold);
}

/** The coach agreed: asks the browser now, so that the next press records at once. */
export async function agreeToVoice({ canTranscribe }: OpenReview['workspace']): Promise<void> {
  voiceConsent.set(canTranscribe ? 'text' : 'sound');
  try {
    closeMicrophone(await openMicrophone());
    toast({
      title: t`The microphone is ready`,
      description: t`Hold V while you speak, or press Speak to start and stop.`,
    });
  } catch (error) {
    showMicrophoneError(error);
  }
}

async function record(review: OpenReview, hold: Hold | null): Promise<void> {
  const { store, video } = review;
  const { status } = video.getState();
  const wasPlaying = status === 'playing' || status === 'buffering';
  if (!store.getState().edited) beginNote(review, 'last');
  const { edited } = store.getState();
  if (!edited) return;
  const { subscribe, notify } = createListeners();
  let state: RecordingState = { phase: 'starting', seconds: 0, level: 0 };
  const over = new AbortController();
  let recorder: Recorder | null = null;

  function setState(next: Partial<RecordingState>): void {
    state = { ...state, ...next };
    notify();
  }

  /** Ends it. A kept recording goes to the note; a note left empty is removed. */
  async function end(how: 'keep' | 'discard', then?: () => void): Promise<void> {
    if (over.signal.aborted) return;
    over.abort();
    clearInterval(telling);
    window.removeEventListener('keydown', onKeyDown, true);
    const isShort = (recorder?.seconds() ?? 0) < voiceLimits.minSeconds;
    setState({ phase: 'ending' });
    const recorded = await recorder?.stop();
    const kept = how === 'keep' && !isShort ? recorded : null;
    if (kept) attach(await uploadsOf(review.owner, review.workspace.video.id).keep({ ...kept, id: newId() }));
    store.setRecording(null);
    if (how === 'keep' && isShort) showHoldHint();
    else if (how === 'keep' && !kept)
      toast({ title: t`Nothing was recorded`, description: t`Try again, or type the note.` });
    if (!kept) leaveEmpty();
    then?.();
  }

  /** Attaches the recording to its note, in the editor or, if that is closed, in the review. */
  function attach(voice: VoiceClip): void {
    const { edited: open, document } = store.getState();
    if (open?.id === noteId) store.editTo({ voice });
    else {
      const note = document.notes.find(({ id }) => id === noteId);
      store.change({ kind: 'put-note', note: note ? { ...note, voice } : { ...blank, voice } });
    }
    const now = store.getState().edited;
    if (review.workspace.canTranscribe && now?.id === noteId) void hear(review, voice, now);
  }

  /** Removes a note that was started for speaking and is empty, and plays the video on. */
  function leaveEmpty(): void {
    const { edited: open, document } = store.getState();
    if (open?.id !== noteId || open.before || document.notes.some(({ id }) => id === noteId)) return;
    store.leaveNote();
    if (wasPlaying && video.canControl) video.play();
  }

  const { id: noteId, timestamp, endTimestamp, type, skill } = edited;
  const blank = { id: noteId, timestamp, endTimestamp, type, skill, title: '', comment: '', board: null };
  const recording: Recording = {
    noteId,
    subscribe,
    getState: () => state,
    stop: () => void end('keep'),
    finish: () => void end('keep', () => finishNote(review)),
    discard: () => void end('discard'),
  };
  /** While recording, Escape discards it and Enter saves the note with it, wherever the focus is. */
  function onKeyDown(event: KeyboardEvent): void {
    if (commandKey(event) !== 'Escape' && commandKey(event) !== 'Enter') return;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (commandKey(event) === 'Enter' && (isOnButton || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (commandKey(event) === 'Escape') recording.discard();
    else recording.finish();
  }

  store.setRecording(recording);
  window.addEventListener('keydown', onKeyDown, true);
  const telling = setInterval(() => {
    if (!recorder) return;
    setState({ seconds: recorder.seconds(), level: recorder.level() });
    if (recorder.seconds() >= voiceLimits.maxSeconds) {
      toast({ title: t`Spoken notes last up to a minute`, description: t`The recording has stopped and is kept.` });
      recording.stop();
    }
  }, updateMs);
  hold?.whenReleased((heldMs) => {
    if (hold.kind === 'key' || heldMs >= pressedMs) recording.stop();
  });

  try {
    recorder = await startRecorder({ limits: voiceLimits, signal: over.signal });
    setState({ phase: 'recording' });
    store.announce(t`Recording`);
  } catch (error) {
    if (over.signal.aborted) return;
    showMicrophoneError(error);
    await end('discard');
  }
}

function showHoldHint(): void {
  toast({ title: t`Recording too short`, description: t`Hold V or the button while you speak.` });
}

function showMicrophoneError(error: unknown): void {
  const description =
    error instanceof MicrophoneError ? error.message : t`We couldn’t open the microphone. Type the note.`;
  toast({ title: t`Not recording`, description, tone: 'danger' });
}
