// Says that a video is now shorter than its marks.

import { pastEndSentence } from '#domain/reviews/notes/past-end.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';

interface ShorterVideoProps {
  controller: VideoController;
  /** Everything with a time in the video. */
  marked: Parameters<typeof pastEndSentence>[0];
}

/** Renders nothing while everything is within. */
export function ShorterVideo({ controller, marked }: ShorterVideoProps) {
  const sentence = useVideoState(controller, ({ duration }) => pastEndSentence(marked, duration));
  return (
    <p role="status" className="rounded-lg bg-attention-soft p-3 text-sm empty:sr-only">
      {sentence}
    </p>
  );
}
