// A link to a moment plays the note's range there.

import { useEffect } from 'react';
import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import type { GuidedPlayback } from './guided-playback.ts';

/** Plays the range of a note that the link names. Links have whole seconds. */
export function useLinkedStretch(
  guide: GuidedPlayback,
  notes: readonly (NoteMoment & { id: string })[],
  startAt: number,
): void {
  useEffect(() => {
    const linked = notes.find(
      ({ timestamp, endTimestamp }) => endTimestamp !== null && Math.floor(timestamp) === startAt,
    );
    if (startAt > 0 && linked) guide.expectStretch(linked.id, linked);
  }, [guide, notes, startAt]);
}
