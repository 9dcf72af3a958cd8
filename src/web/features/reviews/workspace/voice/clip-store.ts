// Recordings that have not reached the server yet, in this browser: they outlive a reload and a day without a network.

import type { VoiceMediaType } from '#domain/reviews/voice/voice-clips.ts';
import { draftTable } from '#web/lib/draft-table.ts';

/** A recording as this browser keeps it. */
export interface KeptClip {
  id: string;
  videoId: string;
  seconds: number;
  mediaType: VoiceMediaType;
  blob: Blob;
}

/** The recordings of one owner of drafts. Fails where the browser keeps nothing, as in some private windows. */
export function clipStore(owner: string) {
  const run = draftTable(owner, 'voice', 'clips', { keyPath: 'id' });
  return {
    put: (clip: KeptClip): Promise<unknown> => run('readwrite', (clips) => clips.put(clip)),
    remove: (id: string): Promise<unknown> => run('readwrite', (clips) => clips.delete(id)),
    /** Those of one video, the oldest first. */
    async ofVideo(videoId: string): Promise<KeptClip[]> {
      const all: KeptClip[] = await run('readonly', (clips) => clips.getAll());
      return all.filter((clip) => clip.videoId === videoId);
    },
  };
}
