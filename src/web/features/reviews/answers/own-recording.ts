// The recording of an answer that has not been sent: kept in this browser, one for each note.

import { useEffect, useState } from 'react';
import type { VoiceMediaType } from '#domain/reviews/voice/voice-clips.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { draftTable } from '../workspace/state/draft-table.ts';

/** A recording that waits to be sent. */
export interface OwnClip {
  /** Of the recording; sent again, it is the same. */
  id: string;
  /** Of the note that it answers. */
  place: string;
  seconds: number;
  mediaType: VoiceMediaType;
  blob: Blob;
}

/** The recording for a note, from this visit or an earlier one, with keeping and discarding it. */
export function useOwnRecording(videoId: string, noteId: string) {
  const owner = draftOwner(useCurrentUser());
  const place = `${videoId}:${noteId}`;
  const [run] = useState(() => draftTable(owner, 'answer-voice', 'clips', { keyPath: 'place' }));
  const [clip, setClip] = useState<OwnClip | null>(null);
  useEffect(() => {
    let isCurrent = true;
    run<OwnClip | undefined>('readonly', (clips) => clips.get(place)).then(
      (kept) => isCurrent && kept && setClip((now) => now ?? kept),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [run, place]);
  return {
    clip,
    /** Keeps it here; where the browser keeps nothing, for as long as the window is open. */
    async keep(recorded: Omit<OwnClip, 'place'>): Promise<void> {
      const kept = { ...recorded, place };
      setClip(kept);
      await run('readwrite', (clips) => clips.put(kept)).catch(() => {});
    },
    async discard(): Promise<void> {
      setClip(null);
      await run('readwrite', (clips) => clips.delete(place)).catch(() => {});
    },
  };
}
