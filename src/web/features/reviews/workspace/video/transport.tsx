// Controls of the video: play and pause, skips, position.

import { plural, t } from '@lingui/core/macro';
import { Pause, Play } from 'lucide-react';
import { formatClockTime, formatPreciseTime } from '#domain/time/clock-time.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { skip } from '../state/review-actions.ts';
import { useOpenReview } from '../state/review-context.ts';

/** Buttons for Space, J, L and the arrow keys, and the time to a tenth of a second. */
export function Transport() {
  const { video } = useOpenReview();
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  return (
    <div role="group" aria-label={t`Playback`} className="flex min-w-0 items-center">
      <SkipButton seconds={-10} className="@max-[44rem]/line:hidden @max-[64rem]/focus:hidden" />
      <SkipButton seconds={-5} />
      <IconButton label={isPlaying ? t`Pause` : t`Play`} variant="secondary" className="mx-1" onClick={video.toggle}>
        {isPlaying ? (
          <Pause aria-hidden className="fill-current" />
        ) : (
          <Play aria-hidden className="translate-x-px fill-current" />
        )}
      </IconButton>
      <SkipButton seconds={5} />
      <SkipButton seconds={10} className="@max-[44rem]/line:hidden @max-[64rem]/focus:hidden" />
      <Position />
    </div>
  );
}

interface SkipButtonProps {
  /** Seconds; negative goes back. */
  seconds: number;
  className?: string;
}

/** Moves the video, or its clock, by some seconds. */
export function SkipButton({ seconds, className }: SkipButtonProps) {
  const review = useOpenReview();
  const amount = Math.abs(seconds);
  const words =
    seconds < 0
      ? plural(amount, { one: 'Back # second', other: 'Back # seconds' })
      : plural(amount, { one: 'Forward # second', other: 'Forward # seconds' });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={words}
      title={words}
      className={cn('min-h-11 w-10 px-0 text-ink-muted sm:w-11 pointer-fine:min-h-10', className)}
      onClick={() => skip(review, seconds)}
    >
      {seconds < 0 ? '−' : '+'}
      {amount}
    </Button>
  );
}

function Position() {
  const { video } = useOpenReview();
  const time = useVideoState(video, (state) => formatPreciseTime(state.time));
  const duration = useVideoState(video, (state) => state.duration);
  return (
    <p className="ml-2 text-sm whitespace-nowrap">
      <span className="font-semibold">{time}</span>
      {duration !== null && (
        <span className="text-ink-muted max-[24rem]:hidden @max-[46rem]/focus:hidden">
          {' '}
          / <span translate="no">{formatClockTime(duration)}</span>
        </span>
      )}
    </p>
  );
}
