// Uploads recordings: stored in this browser first, sent when the server answers, then deleted here.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import type { VoiceMediaType } from '#domain/reviews/voice/voice-clips.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError, errorSentence, isUnauthorized } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { draftTable } from '../state/draft-table.ts';
import { asBase64 } from './recorder.ts';

/** First and longest delay before a retry, in milliseconds. */
const [firstPause, longestPause] = [2000, 60_000];

/** Longest wait for an answer, in milliseconds: 600 kB over a bad line. */
const timeoutMs = 60_000;

export type ClipUploads = ReturnType<typeof createUploads>;

const opened = new Map<string, ClipUploads>();

/** One owner's uploads for one video, shared by the whole window. Starts sending what is left over. */
export function uploadsOf(owner: string, videoId: string): ClipUploads {
  const key = `${owner} ${videoId}`;
  const known = opened.get(key) ?? createUploads(owner, videoId);
  opened.set(key, known);
  return known;
}

function createUploads(owner: string, videoId: string) {
  const store = clipStore(owner);
  /** Unsent recordings by id. If the browser stores nothing, they last as long as the window. */
  const waiting = new Map<string, KeptClip>();
  const refused = new Set<string>();
  /** Those who wait until a recording is on the server, or refused. */
  const arrivals = new Map<string, PromiseWithResolvers<boolean>>();
  const addresses = new Map<string, string>();
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  const found = store.ofVideo(videoId).then(
    (clips) => {
      for (const clip of clips) waiting.set(clip.id, clip);
    },
    () => {},
  );
  void found.then(send);
  window.addEventListener('online', () => void send());

  /** Sends waiting recordings one after another. Resolves when nothing more can be done now. */
  function send(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (const clip of waiting.values()) {
      if (refused.has(clip.id)) continue;
      try {
        await sendOne(clip);
        waiting.delete(clip.id);
        arrivals.get(clip.id)?.resolve(true);
        pause = firstPause;
        await store.remove(clip.id).catch(() => {});
      } catch (error) {
        if (mayPass(error)) {
          timer = setTimeout(() => void send(), pause);
          pause = Math.min(pause * 2, longestPause);
          return;
        }
        refused.add(clip.id);
        arrivals.get(clip.id)?.resolve(false);
        toast({ title: t`A spoken note could not be sent`, description: errorSentence(error), tone: 'danger' });
      }
    }
  }

  async function sendOne({ id, seconds, blob }: KeptClip): Promise<void> {
    const audio = await asBase64(blob);
    await call(endpoints.storeVoiceClip, { params: { videoId, clipId: id }, body: { seconds, audio }, timeoutMs });
  }

  return {
    /** Takes a recording and returns the note's data. Stores it before anything else. */
    async keep(clip: Omit<KeptClip, 'videoId'>): Promise<VoiceClip> {
      const kept = { ...clip, videoId };
      await store.put(kept).catch(() => {});
      waiting.set(clip.id, kept);
      void send();
      return { id: clip.id, seconds: clip.seconds, bytes: clip.blob.size, mediaType: clip.mediaType };
    },
    /** Where a recording can be played while it is here; null once only the server has it. */
    async addressOf(id: string): Promise<string | null> {
      await found;
      const known = addresses.get(id);
      if (known !== undefined) return known;
      const clip = waiting.get(id);
      if (!clip) return null;
      const address = URL.createObjectURL(clip.blob);
      addresses.set(id, address);
      return address;
    },
    /** Waits until the server has a recording; false if it refuses it. */
    async arrived(id: string): Promise<boolean> {
      await found;
      if (!waiting.has(id) || refused.has(id)) return !refused.has(id);
      const arrival = arrivals.get(id) ?? Promise.withResolvers<boolean>();
      arrivals.set(id, arrival);
      return arrival.promise;
    },
    /** Sends waiting recordings before a review is published. */
    async flush(): Promise<void> {
      await found;
      refused.clear();
      if (waiting.size > 0) await send();
    },
  };
}

/** Whether a retry may succeed on its own. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return isUnauthorized(error) || status === 0 || status === 408 || status === 429 || status >= 500;
}

/** A recording stored in this browser. */
interface KeptClip {
  id: string;
  videoId: string;
  seconds: number;
  mediaType: VoiceMediaType;
  blob: Blob;
}

/** One owner's recordings. Fails if the browser stores nothing, as in some private windows. */
function clipStore(owner: string) {
  const run = draftTable(owner, 'voice', 'clips', { keyPath: 'id' });
  return {
    put: (clip: KeptClip): Promise<unknown> => run('readwrite', (clips) => clips.put(clip)),
    remove: (id: string): Promise<unknown> => run('readwrite', (clips) => clips.delete(id)),
    /** Recordings of one video, the oldest first. */
    async ofVideo(videoId: string): Promise<KeptClip[]> {
      const all: KeptClip[] = await run('readonly', (clips) => clips.getAll());
      return all.filter((clip) => clip.videoId === videoId);
    },
  };
}
