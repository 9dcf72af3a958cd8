// An accessible slider for the playback position.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { spokenTime } from '#domain/time/clock-time.ts';

interface PositionSliderProps {
  label: string;
  /** Where it is, in seconds. */
  seconds: number;
  min?: number;
  max: number;
  /** Whether the position moves on by itself. */
  isPlaying: boolean;
  onSeek: (seconds: number) => void;
  className?: string;
}

/** While playing, the position is announced every so many seconds. */
const stretch = 30;

/**
 * A screen reader says every change of a slider's text, so that the text changes when the person moves it, when they come to it, when it
 * stands still, and otherwise twice a minute. In words: digits with a colon are read as a time of day.
 */
export function PositionSlider({ label, seconds, min = 0, max, isPlaying, onSeek, className }: PositionSliderProps) {
  const [spoken, setSpoken] = useState(seconds);
  const isSameStretch = Math.floor(seconds / stretch) === Math.floor(spoken / stretch) && seconds > spoken - 1;
  if (spoken !== seconds && !(isPlaying && isSameStretch)) setSpoken(seconds);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={t`${{ position: spokenTime(spoken) }} of ${{ length: spokenTime(max) }}`}
      min={min}
      max={max}
      step={0.1}
      value={Math.min(Math.max(seconds, min), max)}
      onFocus={() => setSpoken(seconds)}
      onChange={(event) => {
        setSpoken(event.target.valueAsNumber);
        onSeek(event.target.valueAsNumber);
      }}
      className={className}
    />
  );
}
