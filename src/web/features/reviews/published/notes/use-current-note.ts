// The note that the video is at.

import type { Annotation } from '#contract/videos/videos.ts';
import { noteAt } from '#domain/reviews/notes/note-ranges.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';

/** The id of the current note; null between notes and before anything plays. */
export function useCurrentNote(controller: VideoController, notes: readonly Annotation[]): string | null {
  return useVideoState(controller, (state) =>
    state.status === 'idle' || state.time === 0 ? null : (noteAt(notes, state.time)?.id ?? null),
  );
}
