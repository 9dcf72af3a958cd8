// A published review that waits for its player to look first.

import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { videoGrid } from '../review-layout.ts';
import { LookFirst, type LookFirstProps } from './look-first.tsx';

/** The video and the form; notes, ratings and texts come once the player looked or skipped it. */
export function HeldReview({ video, controller }: LookFirstProps) {
  return (
    <div className={videoGrid}>
      <VideoFrame source={video} controller={controller} startAt={0} />
      <LookFirst {...{ video, controller }} />
    </div>
  );
}
