// A link that names a moment plays the note's stretch there.

import { useEffect } from 'react';
import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import type { GuidedPlayback } from './guided-playback.ts';

/** Lets a link to a note that has a length play that stretch alone. Links name whole seconds. */
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
