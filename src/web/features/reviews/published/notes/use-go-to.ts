// Seeking the video to a place in the review.

import { t } from '@lingui/core/macro';
import { type RefObject, useCallback } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import { pointsOnlyStep } from '#domain/reviews/notes/rallies.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { GuidedPlayback } from '../../playback/guided-playback.ts';

/** A note, or a place without an id, such as a rally's start. */
export type Place = NoteMoment & { id?: string };

/**
 * Seeks the video and scrolls it into view: a range plays on its own, from a moment the video plays on. If the video cannot be controlled
 * (Matchi), its clock is set and the time is announced.
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
        // A note between two rallies is shown, not skipped.
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

/** Says which time to go to and how long to watch; the time is copied, to paste into Matchi's player. */
async function tellTime({ timestamp, endTimestamp }: NoteMoment): Promise<void> {
  const time = formatClockTime(timestamp);
  const copied = await copyText(time);
  const words = [
    endTimestamp !== null && t`Watch until ${{ time: formatClockTime(endTimestamp) }}.`,
    copied && t`The time is on your clipboard.`,
  ].filter(Boolean);
  toast({
    title: t`Go to ${{ time }} in the Matchi player`,
    ...(words.length > 0 && { description: words.join(' ') }),
  });
}
