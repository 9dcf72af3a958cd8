// The poster of a video that has not been played.

import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { VideoSource } from '#domain/videos/video-links.ts';
import { VideoStill } from './video-still.tsx';

// oxlint-disable-next-line pala-texts/in-macros -- names stay
const providerNames = { youtube: 'YouTube', matchi: 'Matchi.tv' };

interface VideoPosterProps {
  source: VideoSource;
  title: string;
  /** Start position in seconds. */
  startAt?: number;
  onPlay: () => void;
}

/** The picture as one large button. Nothing of the provider's player loads before it is pressed. */
export function VideoPoster({ source, title, startAt = 0, onPlay }: VideoPosterProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4 focus-visible:outline-accent"
    >
      <span className="sr-only">{t`Play ${{ title }}`}</span>
      <VideoStill source={source} className="absolute inset-0" />
      <span className="absolute inset-0 bg-linear-to-t from-black/60 via-black/10 to-black/10" />
      <span className="relative grid size-16 place-items-center rounded-full bg-accent text-on-accent transition-transform group-hover:scale-105 sm:size-20">
        <Play aria-hidden className="size-7 translate-x-0.5 fill-current sm:size-9" />
      </span>
      <span className="absolute inset-x-3 bottom-2.5 flex justify-between text-xs font-medium text-white">
        <span>{startAt > 0 && t`From ${{ time: formatClockTime(startAt) }}`}</span>
        <span>{providerNames[source.provider]}</span>
      </span>
    </button>
  );
}
