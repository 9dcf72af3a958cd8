// The small player of a spoken note.

import { select, t } from '@lingui/core/macro';
import { LoaderCircle, Mic, Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { PositionSlider } from '#web/ui/fields/position-slider.tsx';
import { createPlayingClip } from './playing-clip.ts';

export interface VoicePlayerProps {
  videoId: string;
  voice: VoiceClip;
  /** The local recording while it is not on the server; null afterwards. */
  ownAddress?: (() => Promise<string | null>) | undefined;
  /** Called before it plays, such as to pause the video; its result is called when it has played to the end. */
  onPlay?: (() => (() => void) | undefined) | undefined;
  /** What was spoken. */
  noun?: 'note' | 'answer';
  className?: string;
}

/** The recording on the server. */
function addressOf(videoId: string, { id }: VoiceClip): string {
  return `/api/videos/${videoId}/voice/${id}`;
}

/** Play and pause, progress and length. In print, where to hear it. */
export function VoicePlayer({ videoId, voice, ownAddress, onPlay, noun = 'note', className }: VoicePlayerProps) {
  const [clip] = useState(() =>
    createPlayingClip({ address: async () => (await ownAddress?.()) ?? addressOf(videoId, voice), onPlay }),
  );
  useEffect(() => () => clip.stop(), [clip]);
  const { phase, at } = useSyncExternalStore(clip.subscribe, clip.getState);
  const isOn = phase === 'playing' || phase === 'loading';
  const length = formatClockTime(Math.round(voice.seconds));
  return (
    <>
      <div
        role="group"
        aria-label={select(noun, { answer: `Spoken answer, ${length}`, other: `Spoken note, ${length}` })}
        className={cn(
          'flex min-h-11 w-full max-w-80 items-center gap-2 rounded-full bg-surface-sunken pr-4 text-sm print:hidden',
          className,
        )}
      >
        <button
          type="button"
          aria-label={
            isOn
              ? select(noun, { answer: 'Pause the spoken answer', other: 'Pause the spoken note' })
              : select(noun, { answer: 'Listen to the spoken answer', other: 'Listen to the spoken note' })
          }
          onClick={clip.toggle}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-colors hover:bg-primary-hover"
        >
          {phase === 'loading' ? (
            <LoaderCircle aria-hidden className="size-4.5 motion-safe:animate-spin" />
          ) : isOn ? (
            <Pause aria-hidden className="size-4.5 fill-current" />
          ) : (
            <Play aria-hidden className="size-4.5 translate-x-px fill-current" />
          )}
        </button>
        {phase === 'failed' ? (
          <span role="status" className="min-w-0 grow truncate text-danger">
            {t`Cannot be played now`}
          </span>
        ) : (
          <PositionSlider
            label={select(noun, { answer: 'Position in the spoken answer', other: 'Position in the spoken note' })}
            seconds={at}
            max={voice.seconds}
            isPlaying={isOn}
            onSeek={clip.seek}
            className="h-11 min-w-0 grow cursor-pointer accent-primary"
          />
        )}
        <span className="shrink-0 text-ink-muted tabular-nums" aria-hidden>
          {at > 0 ? `${formatClockTime(at)} / ${length}` : length}
        </span>
      </div>
      <p className="hidden text-sm print:flex print:items-center print:gap-1.5">
        <Mic aria-hidden className="size-3.5" />
        {select(noun, {
          answer: `Spoken answer, ${length}: listen in the review`,
          other: `Spoken note, ${length}: listen in the review`,
        })}
      </p>
    </>
  );
}
