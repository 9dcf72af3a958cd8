// Sending the video to a place that the review names.

import { type RefObject, useCallback } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import type { NoteMoment } from '#domain/reviews/note-ranges.ts';
import { pointsOnlyStep } from '#domain/reviews/rallies.ts';
import type { GuidedPlayback } from '#web/lib/video/guided-playback.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { tellTime } from './tell-time.ts';

/** A note, or a place without an id such as a rally's start. */
export type Place = NoteMoment & { id?: string };

/**
 * How to send the video to a place and bring it into sight: a stretch plays alone, from a moment the video plays on. Where nobody can
 * drive it (Matchi) its clock goes there and the time is told.
 */
export function useGoTo(
  { rallies }: Pick<Video, 'rallies'>,
  {
    controller,
    guide,
    frame,
  }: { controller: VideoController; guide: GuidedPlayback; frame: RefObject<Element | null> },
): (place: Place) => void {
  return useCallback(
    (place: Place) => {
      const { id, timestamp, endTimestamp } = place;
      if (id !== undefined && endTimestamp !== null && controller.canControl) guide.playStretch(id, place);
      else {
        guide.letGo();
        // A note between two rallies is to be seen, not skipped.
        const isSkipped = guide.getState().pointsOnly && pointsOnlyStep(rallies, timestamp).kind !== 'play';
        if (isSkipped) guide.setPointsOnly(false);
        controller.seek(timestamp, { play: controller.canControl });
      }
      frame.current?.scrollIntoView({ block: 'nearest' });
      if (!controller.canControl) void tellTime(place);
    },
    [rallies, controller, guide, frame],
  );
}
