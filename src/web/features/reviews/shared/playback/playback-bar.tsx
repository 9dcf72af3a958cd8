// Controls for the video, or for the clock beside one that cannot be controlled.

import { Pause, Play } from 'lucide-react';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { ClockField } from './clock-field.tsx';

/** Play and pause, steps, the time (typing m:ss seeks) and the speed. */
export function PlaybackBar({ video }: { video: VideoController }) {
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  const word = video.canControl ? '' : ' clock';
  return (
    <div role="group" aria-label="Playback" className="flex flex-wrap items-center gap-1">
      <Step video={video} seconds={-5} />
      <Step video={video} seconds={-1} />
      <IconButton label={isPlaying ? `Pause${word}` : `Play${word}`} variant="secondary" onClick={video.toggle}>
        {isPlaying ? <Pause aria-hidden className="fill-current" /> : <Play aria-hidden className="fill-current" />}
      </IconButton>
      <Step video={video} seconds={1} />
      <Step video={video} seconds={5} />
      <ClockField video={video} label="Time in the video, m:ss" />
      {video.canControl && <Speed video={video} />}
      {!video.canControl && (
        <p className="basis-full text-xs text-ink-muted">
          Set the clock to Matchi's time and start both together, so that what you mark gets the right time.
        </p>
      )}
    </div>
  );
}

function Step({ video, seconds }: { video: VideoController; seconds: number }) {
  const amount = Math.abs(seconds);
  const words = `${seconds < 0 ? 'Back' : 'Forward'} ${amount} ${amount === 1 ? 'second' : 'seconds'}`;
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
      label="Speed"
      value={String(rate)}
      onValueChange={(value) => video.setRate(Number(value))}
      options={rates.map((one) => ({ value: String(one), label: `${one}×` }))}
    />
  );
}
