// The second of a moment, as a button that leads there.

import { t } from '@lingui/core/macro';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';

interface LookTimeProps {
  timestamp: number;
  /** Left out where no video can be shown. */
  controller: VideoController | undefined;
  /** Only text: it belongs to another video. */
  isFixed?: boolean;
}

/** Plays from there; plain text without a video that can be controlled. */
export function LookTime({ timestamp, controller, isFixed = false }: LookTimeProps) {
  const time = formatClockTime(timestamp);
  if (isFixed || !controller?.canControl) {
    return (
      <span translate="no" className="shrink-0 font-medium tabular-nums">
        {time}
      </span>
    );
  }
  return (
    <button
      type="button"
      translate="no"
      aria-label={t`Play from ${{ time }}`}
      onClick={() => controller.seek(timestamp, { play: true })}
      className="min-h-11 shrink-0 rounded-md font-medium text-primary tabular-nums underline underline-offset-2 pointer-fine:min-h-7"
    >
      {time}
    </button>
  );
}
