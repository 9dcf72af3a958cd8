// One bar over all clips of a reel, with its buttons.

import { t } from '@lingui/core/macro';
import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import type { ShownClip } from '#contract/publicity/reel-page.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PositionSlider } from '#web/ui/fields/position-slider.tsx';
import type { ReelPlayback } from '#web/ui/reel/reel-playback.ts';
import { reelKeysInWords } from './reel-keys.ts';

interface ReelBarProps {
  clips: readonly ShownClip[];
  playback: ReelPlayback;
  video: VideoController;
  state: ReturnType<ReelPlayback['getState']>;
}

/** Back, play, next; the time; and a segment of the bar per clip, by length. */
export function ReelBar({ clips, playback, video, state }: ReelBarProps) {
  const isPlaying = useVideoState(video, ({ status }) => status === 'playing' || status === 'buffering');
  // Updates with the player's ticks.
  useVideoState(video, ({ time }) => time);
  const position = playback.position();
  const word = state.isOver ? t`Play again` : isPlaying ? t`Pause` : t`Play`;
  const Icon = state.isOver ? RotateCcw : isPlaying ? Pause : Play;
  return (
    <div className="grid gap-2">
      <div className="relative flex h-11 items-center gap-0.5 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-fine:h-6">
        {withStarts(clips).map(({ start, length, key }, index) => (
          <span
            key={key}
            className={cn(
              'relative h-2 min-w-0.5 overflow-hidden rounded-full bg-line-strong/40',
              state.skipped.has(index) && 'opacity-40',
            )}
            style={{ flex: `${length} 1 0` }}
          >
            <span
              className="absolute inset-y-0 left-0 rounded-full bg-primary"
              style={{ width: `${Math.min(Math.max((position - start) / length, 0), 1) * 100}%` }}
            />
          </span>
        ))}
        <PositionSlider
          label={t`Position in the reel`}
          seconds={position}
          max={playback.length}
          isPlaying={isPlaying}
          onSeek={playback.seek}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </div>
      <div className="flex items-center gap-1">
        <Button variant="ghost" size="sm" icon={<SkipBack aria-hidden />} onClick={() => playback.step(-1)}>
          <span className="sr-only">{t`Previous clip`}</span>
        </Button>
        <Button
          variant="primary"
          size="sm"
          icon={<Icon aria-hidden />}
          title={reelKeysInWords()}
          onClick={playback.toggle}
        >
          {word}
        </Button>
        <Button variant="ghost" size="sm" icon={<SkipForward aria-hidden />} onClick={() => playback.step(1)}>
          <span className="sr-only">{t`Next clip`}</span>
        </Button>
        <span className="ml-auto text-sm text-ink-muted tabular-nums">
          <span translate="no">{formatClockTime(position)}</span> /{' '}
          <span translate="no">{formatClockTime(playback.length)}</span>
        </span>
      </div>
    </div>
  );
}

/** Each clip with its start in the reel. */
function withStarts(clips: readonly ShownClip[]) {
  let start = 0;
  return clips.map((clip, index) => {
    const length = clip.end - clip.start;
    const placed = { start, length, key: `${index} ${clip.youtubeId}` };
    start += length;
    return placed;
  });
}
