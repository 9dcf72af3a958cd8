// Recordings that have not reached the server yet, in this browser: they outlive a reload and a day without a network.

import type { VoiceMediaType } from '#domain/voice/voice-clips.ts';
import { draftKey } from '#web/lib/drafts.ts';

/** A recording as this browser keeps it. */
export interface KeptClip {
  id: string;
  videoId: string;
  seconds: number;
  mediaType: VoiceMediaType;
  blob: Blob;
}

const table = 'clips';

/** A database of each owner's own, named like other drafts, so that it goes when those go (lib/drafts.ts). */
function open(owner: string): Promise<IDBDatabase> {
  const request = indexedDB.open(draftKey(owner, 'voice'), 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'id' }));
  return settled(request).then((database) => {
    // Whoever deletes it must not wait for this window.
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  return promise;
}

async function withTable<T>(
  owner: string,
  mode: IDBTransactionMode,
  work: (clips: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(owner);
  try {
    return await settled(work(database.transaction(table, mode).objectStore(table)));
  } finally {
    database.close();
  }
}

/** The recordings of one owner of drafts. Fails where the browser keeps nothing, as in some private windows. */
export function clipStore(owner: string) {
  return {
    put: (clip: KeptClip): Promise<unknown> => withTable(owner, 'readwrite', (clips) => clips.put(clip)),
    remove: (id: string): Promise<unknown> => withTable(owner, 'readwrite', (clips) => clips.delete(id)),
    /** Those of one video, the oldest first. */
    async ofVideo(videoId: string): Promise<KeptClip[]> {
      const all: KeptClip[] = await withTable(owner, 'readonly', (clips) => clips.getAll());
      return all.filter((clip) => clip.videoId === videoId);
    },
  };
}
