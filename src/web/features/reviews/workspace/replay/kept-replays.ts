// Replays in this browser until the server has them: recorded, being recorded, or cut off when the window closed.

import { endpoints } from '#contract/endpoints.ts';
import type { OwnReplay, ReplayLog } from '#contract/reviews/replays.ts';
import { call } from '#web/lib/http/api.ts';
import { draftTable } from '../state/draft-table.ts';
import { asBase64 } from '../voice/recorder.ts';

/** A replay stored in this browser. */
export interface KeptReplay {
  id: string;
  videoId: string;
  log: ReplayLog;
  timedFor: string;
  /** The voice so far; empty without one. */
  parts: readonly Blob[];
  /** Whether the coach has stopped the recording and keeps it. */
  isKept: boolean;
}

/** Longest wait for an answer, in milliseconds: 3.6 MB over a bad line. */
const timeoutMs = 300_000;

/** Sends a kept replay. */
export async function sendReplay({ id, videoId, log, timedFor, parts }: KeptReplay): Promise<OwnReplay> {
  return call(endpoints.storeReplay, {
    params: { videoId, replayId: id },
    body: { log, timedFor, voice: parts.length > 0 ? await asBase64(new Blob([...parts])) : null },
    timeoutMs,
  });
}

/** The name of the lock that a window holds while it records, so that another one does not take the recording for cut off. */
const lockOf = (id: string) => `replay:${id}`;

/** Holds a recording's lock until the returned function is called. Without locks, it counts as not held. */
export function holdRecording(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(lockOf(id), () => promise);
  return resolve;
}

/** Whether a window is recording it now. */
async function isBeingRecorded(id: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(id));
}

/** One owner's replays. Writing fails if the browser stores nothing, as in some private windows. */
export function keptReplays(owner: string) {
  const run = draftTable(owner, 'replay', 'replays', { keyPath: 'id' });
  return {
    put: (replay: KeptReplay): Promise<unknown> => run('readwrite', (replays) => replays.put(replay)),
    remove: (id: string): Promise<unknown> => run('readwrite', (replays) => replays.delete(id)),
    /** The video's replay that no window is recording; null without one, or if the browser stores nothing. */
    async ofVideo(videoId: string): Promise<KeptReplay | null> {
      try {
        const all: KeptReplay[] = await run('readonly', (replays) => replays.getAll());
        for (const replay of all.filter((one) => one.videoId === videoId).toReversed()) {
          if (replay.isKept || !(await isBeingRecorded(replay.id))) return replay;
        }
      } catch {
        // Nothing is stored.
      }
      return null;
    },
  };
}
