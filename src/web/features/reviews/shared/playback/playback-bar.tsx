// Controls for the video, or for the clock beside one that cannot be controlled.

import { plural, t } from '@lingui/core/macro';
import { Pause, Play } from 'lucide-react';
import { numberText } from '#domain/round-to.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { ClockField } from './clock-field.tsx';

/** Play and pause, steps, the time (typing m:ss seeks) and the speed. */
export function PlaybackBar({ video }: { video: VideoController }) {
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  const play = video.canControl ? t`Play` : t`Play clock`;
  const pause = video.canControl ? t`Pause` : t`Pause clock`;
  return (
    <div role="group" aria-label={t`Playback`} className="flex flex-wrap items-center gap-1">
      <Step video={video} seconds={-5} />
      <Step video={video} seconds={-1} />
      <IconButton label={isPlaying ? pause : play} variant="secondary" onClick={video.toggle}>
        {isPlaying ? <Pause aria-hidden className="fill-current" /> : <Play aria-hidden className="fill-current" />}
      </IconButton>
      <Step video={video} seconds={1} />
      <Step video={video} seconds={5} />
      <ClockField video={video} label={t`Time in the video, m:ss`} />
      {video.canControl && <Speed video={video} />}
      {!video.canControl && (
        <p className="basis-full text-xs text-ink-muted">
          {t`Set the clock to Matchi’s time and start both together, so that what you mark gets the right time.`}
        </p>
      )}
    </div>
  );
}

function Step({ video, seconds }: { video: VideoController; seconds: number }) {
  const amount = Math.abs(seconds);
  const words =
    seconds < 0
      ? plural({ seconds: amount }, { one: 'Back # second', other: 'Back # seconds' })
      : plural({ seconds: amount }, { one: 'Forward # second', other: 'Forward # seconds' });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={words}
      title={words}
      className="min-h-11 w-10 px-0 text-ink-muted pointer-fine:min-h-10"
      onClick={() => video.seek(Math.max(video.getState().time + seconds, 0))}
    >
      {seconds < 0 ? '−' : '+'}
      {amount}
    </Button>
  );
}

function Speed({ video }: { video: VideoController }) {
  const rate = useVideoState(video, (state) => state.rate);
  const rates = useVideoState(video, (state) => state.rates);
  return (
    <FilterSelect
      label={t`Speed`}
      value={String(rate)}
      onValueChange={(value) => video.setRate(Number(value))}
      options={rates.map((one) => ({ value: String(one), label: `${numberText(one)}×` }))}
    />
  );
}
