// A video's thumbnail, or a court.

import { useState } from 'react';
import { type VideoSource, videoPosterUrl } from '#domain/videos/video-links.ts';
import { Court } from '#web/ui/padel/court.tsx';
import { cn } from '../class-names.ts';

/** Width of YouTube's grey picture for a deleted video, in pixels. */
const missingPictureWidth = 120;

/** A video's picture, filling its box; decorative, since the title is beside it. */
export function VideoStill({ source, className }: { source: VideoSource | null; className?: string }) {
  const address = source && videoPosterUrl(source);
  const [missing, setMissing] = useState<string | null>(null);
  if (!address || missing === address) {
    return (
      <span className={cn('grid size-full place-items-center bg-court', className)}>
        <Court className="w-3/4 opacity-70" />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      width={480}
      height={360}
      referrerPolicy="no-referrer"
      onError={() => setMissing(address)}
      onLoad={({ currentTarget }) => currentTarget.naturalWidth <= missingPictureWidth && setMissing(address)}
      className={cn('size-full object-cover', className)}
    />
  );
}
