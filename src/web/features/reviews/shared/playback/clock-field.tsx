// The position of the video or its clock, as a field.

import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';

/** Typing m:ss seeks. Invalid text stays to be corrected, with a message below. */
export function ClockField({ video, label }: { video: VideoController; label: string }) {
  const tenths = useVideoState(video, ({ time }) => Math.floor(time * 10 + 1e-6));
  const problem = useTimeProblem();
  return (
    <>
      <TimeField
        {...problem.field}
        label={label}
        seconds={tenths / 10}
        isMoving
        onSet={(seconds) => {
          video.seek(seconds);
          return null;
        }}
        className="h-10 w-22 px-2 sm:text-base"
      />
      {problem.sentence}
    </>
  );
}
