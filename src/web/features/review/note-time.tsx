// The time of the note in the editor.

import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatPreciseTime, parseClockTime } from '#domain/clock-time.ts';
import { withinVideo } from '#domain/video-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useOpenReview } from './review-context.ts';

interface NoteTimeProps {
  /** In seconds. */
  timestamp: number;
}

/** Moves the note by a second, to where the video is, or to a typed m:ss; the video follows. */
export function NoteTime({ timestamp }: NoteTimeProps) {
  const { store, video } = useOpenReview();
  const [typed, setTyped] = useState<string | null>(null);
  const moveTo = (seconds: number) => {
    const moved = withinVideo(seconds, null);
    store.editTo({ timestamp: moved });
    if (video.canControl) video.seek(moved, { play: false });
  };
  const set = () => {
    const seconds = typed === null ? null : parseClockTime(typed);
    if (seconds !== null && seconds !== timestamp) moveTo(seconds);
    setTyped(null);
  };
  return (
    <div role="group" aria-label="Time of the note" className="flex flex-wrap items-center gap-0.5">
      <IconButton size="sm" label="1 second earlier" onClick={() => moveTo(timestamp - 1)}>
        <Minus aria-hidden className="size-4!" />
      </IconButton>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label="Time, m:ss"
        aria-invalid={(typed !== null && parseClockTime(typed) === null) || undefined}
        value={typed ?? formatPreciseTime(timestamp)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={set}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the form would be sent, and the editor closed.
          event.preventDefault();
          set();
        }}
        className="h-9 w-20 rounded-lg border border-line-strong bg-surface-raised px-1 text-center text-base font-semibold aria-invalid:border-danger sm:text-sm"
      />
      <IconButton size="sm" label="1 second later" onClick={() => moveTo(timestamp + 1)}>
        <Plus aria-hidden className="size-4!" />
      </IconButton>
      <Button size="sm" variant="ghost" className="px-2" onClick={() => moveTo(video.getState().time)}>
        Set to now
      </Button>
    </div>
  );
}
