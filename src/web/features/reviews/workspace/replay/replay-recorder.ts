// Records the coach's path: what video, notes and court board do, with the voice if it is wanted.

import { v7 as newId } from 'uuid';
import type { ReplayLog } from '#contract/reviews/replays.ts';
import { type CourtBoard, startBoard } from '#domain/reviews/court/court-board.ts';
import {
  boardEvents,
  compactReplay,
  type ReplayEvent,
  replayLimits,
  replayProblem,
  withEvent,
} from '#domain/reviews/replay/replay-log.ts';
import { afterEvent, afterSeconds, replayStart, videoEvents } from '#domain/reviews/replay/replay-path.ts';
import { boardDrags } from '../state/board-drags.ts';
import type { OpenReview } from '../state/review-context.ts';
import { videoKey } from '../state/video-times.ts';
import type { Recorder } from '../voice/recorder.ts';
import { holdRecording, type KeptReplay } from './kept-replays.ts';

/** Milliseconds between two looks at the video, besides those when it says that something happened. */
const beat = 100;

/** Milliseconds between two copies in this browser, in case the window closes. */
const copyMs = 5000;

/** How long a note that was only chosen stays on the screen while the video plays, in seconds. */
const chosenFor = 6;

/** Why a recording ends by itself. */
export type RecordingEnd = 'too-long' | 'too-large';

interface RecorderPorts {
  /** Keeps a copy. */
  keep: (replay: KeptReplay) => void;
  /** The recording cannot go on; what there is can be kept. */
  onFull: (why: RecordingEnd) => void;
  /** Called several times a second. */
  onBeat: () => void;
}

export type ReplayRecorder = ReturnType<typeof createReplayRecorder>;

/** Starts recording; `voice` is being recorded already, or null for a path without voice. */
export function createReplayRecorder(
  { store, video, workspace }: OpenReview,
  voice: Recorder | null,
  { keep, onFull, onBeat }: RecorderPorts,
) {
  const id = newId();
  const release = holdRecording(id);
  const since = performance.now();
  let events: readonly ReplayEvent[] = [];
  let path = replayStart;
  let time = 0;
  let chosen: { id: string; at: number } | null = null;
  let chosenBefore = store.getState().selectedId;
  let isOver = false;
  const seconds = () => Math.min((performance.now() - since) / 1000, replayLimits.maxSeconds);

  function add(event: ReplayEvent): void {
    events = withEvent(events, event);
    path = afterEvent(path, event);
  }

  /** Notes whatever differs from what was expected. */
  function look(): void {
    if (isOver) return;
    const at = seconds();
    path = afterSeconds(path, at - time);
    time = at;
    const { status, time: position, rate } = video.getState();
    const isPlaying = status === 'playing';
    for (const event of videoEvents(at, path, { isPlaying, position: Math.max(position, 0), rate })) add(event);
    const { edited, isDrawing, selectedId } = store.getState();
    if (selectedId !== chosenBefore) {
      chosenBefore = selectedId;
      chosen = selectedId === null ? null : { id: selectedId, at };
    }
    if (chosen && isPlaying && at - chosen.at > chosenFor) chosen = null;
    const noteId = edited?.id ?? chosen?.id ?? null;
    if (noteId !== path.noteId) add([at, 'note', noteId]);
    const board: CourtBoard | null = edited && (boardDrags.get() ?? edited.board ?? (isDrawing ? startBoard : null));
    for (const event of boardEvents(at, path.board, board)) add(event);
  }

  const voiceParts = () => voice?.parts() ?? [];
  const logNow = (): ReplayLog => compactReplay({ v: 1, seconds: seconds(), events }) as ReplayLog;

  function kept(log: ReplayLog, isKept: boolean): KeptReplay {
    const timedFor = videoKey(workspace.video.videoUrl) ?? 'unknown';
    return { id, videoId: workspace.video.id, log, timedFor, parts: [...voiceParts()], isKept };
  }

  function copy(): void {
    look();
    const log = logNow();
    const isFull =
      replayProblem(log) !== null ||
      log.events.length > replayLimits.maxEvents * 0.9 ||
      bytesOf(voiceParts()) > replayLimits.maxVoiceBytes * 0.97;
    if (isFull) return onFull('too-large');
    if (log.seconds >= replayLimits.minSeconds) keep(kept(log, false));
  }

  const stops = [video.subscribe(look), store.subscribe(look), boardDrags.subscribe(look)];
  const looking = setInterval(() => {
    look();
    onBeat();
    if (seconds() >= replayLimits.maxSeconds) onFull('too-long');
  }, beat);
  const copying = setInterval(copy, copyMs);
  look();

  /** Stops listening. */
  function end(): void {
    look();
    isOver = true;
    clearInterval(looking);
    clearInterval(copying);
    for (const stop of stops) stop();
    release();
  }

  return {
    id,
    seconds,
    level: () => voice?.level() ?? 0,
    /** Ends it; null if it was too short to be kept. */
    async stop(): Promise<KeptReplay | null> {
      if (isOver) return null;
      end();
      const log = logNow();
      await voice?.stop();
      return log.seconds < replayLimits.minSeconds ? null : kept(log, true);
    },
    /** The window goes: the last copy stays in this browser. */
    leave(): void {
      if (isOver) return;
      copy();
      end();
      void voice?.stop();
    },
    /** Ends it for nothing. */
    discard(): void {
      if (isOver) return;
      end();
      void voice?.stop();
    },
  };
}

function bytesOf(parts: readonly Blob[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
