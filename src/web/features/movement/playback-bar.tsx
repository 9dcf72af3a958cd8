// Drives the video, or the clock beside one that nobody can drive.

import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { formatPreciseTime, parseClockTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { useMarking } from './marking.ts';

/** Play and pause, steps, the time (typing m:ss goes there) and the speed. */
export function PlaybackBar() {
  const { video } = useMarking();
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  const word = video.canControl ? '' : ' clock';
  return (
    <div role="group" aria-label="Playback" className="flex flex-wrap items-center gap-1">
      <Step seconds={-5} />
      <Step seconds={-1} />
      <IconButton label={isPlaying ? `Pause${word}` : `Play${word}`} variant="secondary" onClick={video.toggle}>
        {isPlaying ? <Pause aria-hidden className="fill-current" /> : <Play aria-hidden className="fill-current" />}
      </IconButton>
      <Step seconds={1} />
      <Step seconds={5} />
      <Time />
      {video.canControl && <Speed />}
      {!video.canControl && (
        <p className="basis-full text-xs text-ink-muted">
          Set the clock to the time that Matchi shows and start both together: marks then carry the right time.
        </p>
      )}
    </div>
  );
}

function Step({ seconds }: { seconds: number }) {
  const { video } = useMarking();
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

function Time() {
  const { video } = useMarking();
  const time = useVideoState(video, (state) => formatPreciseTime(state.time));
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const seconds = typed === null ? null : parseClockTime(typed);
    if (seconds !== null) video.seek(seconds);
    setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label="Time in the video, m:ss"
      aria-invalid={(typed !== null && parseClockTime(typed) === null) || undefined}
      value={typed ?? time}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={go}
      onKeyDown={(event) => {
        if (commandKey(event) === 'Enter') go();
        if (commandKey(event) === 'Escape') setTyped(null);
      }}
      className="h-10 w-22 rounded-lg border border-line-strong bg-surface-raised px-2 text-center text-base font-semibold aria-invalid:border-danger"
    />
  );
}

function Speed() {
  const { video } = useMarking();
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
