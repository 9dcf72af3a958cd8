// The clock beside a video that cannot be controlled (Matchi).

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { ClockField } from '../../shared/playback/clock-field.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { SkipButton } from './transport.tsx';

/** Starts, stops, sets and nudges the clock that gives notes their time. */
export function ClockBar() {
  const { video } = useOpenReview();
  const isRunning = useVideoState(video, ({ status }) => status === 'playing');
  const helpId = useId();
  return (
    <div role="group" aria-label={t`Clock`} aria-describedby={helpId} className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-y-1.5 sm:gap-x-1">
        <Button
          variant="secondary"
          className="mr-1 max-sm:px-3"
          icon={isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={video.toggle}
        >
          <span>
            {isRunning ? (
              <Trans>
                Pause<span className="max-sm:sr-only"> clock</span>
              </Trans>
            ) : (
              <Trans>
                Start<span className="max-sm:sr-only"> clock</span>
              </Trans>
            )}
          </span>
        </Button>
        <SkipButton seconds={-5} />
        <SkipButton seconds={-1} />
        <ClockField video={video} label={t`Time of the clock, m:ss`} />
        <SkipButton seconds={1} />
        <SkipButton seconds={5} />
      </div>
      <p id={helpId} className="max-w-[60ch] text-xs text-ink-muted">
        {t`Set the clock to Matchi’s time and start both together, so that notes get the right time.`}
      </p>
    </div>
  );
}
