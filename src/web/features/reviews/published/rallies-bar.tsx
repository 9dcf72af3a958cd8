// The rallies of a match, below its video.

import { t } from '@lingui/core/macro';
import { SkipBack, SkipForward } from 'lucide-react';
import { neighbourRally, type Rally, ralliesInWords } from '#domain/reviews/notes/rallies.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { type GuidedPlayback, useGuideState } from '../playback/guided-playback.ts';
import type { Place } from './notes/use-go-to.ts';

interface RalliesBarProps {
  /** By time, never overlapping. */
  rallies: readonly Rally[];
  controller: VideoController;
  guide: GuidedPlayback;
  /** Seeks the video to the start of a rally. */
  onGoTo: (place: Place) => void;
}

/** Points only, the previous and next rally, and the time in play. Renders nothing without rallies. */
export function RalliesBar({ rallies, controller, guide, onGoTo }: RalliesBarProps) {
  const { pointsOnly } = useGuideState(guide);
  if (rallies.length === 0) return null;
  return (
    <section
      aria-label={t`Rallies`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border bg-surface-raised px-4 py-2"
    >
      {controller.canControl && (
        <Switch
          label={t`Points only`}
          title={t`Plays the rallies and skips the time between them.`}
          className="gap-3"
          checked={pointsOnly}
          onCheckedChange={guide.setPointsOnly}
        />
      )}
      <div className="flex gap-2">
        <RallyButton direction={-1} {...{ rallies, controller, onGoTo }} />
        <RallyButton direction={1} {...{ rallies, controller, onGoTo }} />
      </div>
      <p className="w-full text-xs text-ink-muted">{ralliesInWords(rallies)}</p>
    </section>
  );
}

type RallyButtonProps = Pick<RalliesBarProps, 'rallies' | 'controller' | 'onGoTo'> & { direction: 1 | -1 };

function RallyButton({ direction, rallies, controller, onGoTo }: RallyButtonProps) {
  const start = useVideoState(controller, ({ time }) => neighbourRally(rallies, time, direction));
  const Sign = direction === 1 ? SkipForward : SkipBack;
  return (
    <IconButton
      variant="secondary"
      size="sm"
      label={direction === 1 ? t`Next rally` : t`Previous rally`}
      // Not `disabled`, which would drop the focus at the last rally.
      aria-disabled={start === null || undefined}
      className="aria-disabled:opacity-55"
      onClick={() => start !== null && onGoTo({ timestamp: start, endTimestamp: null })}
    >
      <Sign aria-hidden />
    </IconButton>
  );
}
