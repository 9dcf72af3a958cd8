// Plays a reel: the video, one bar over all clips, keys, and the list of clips. The same for managers and the public.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ShownClip } from '#contract/publicity/reel-page.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { useReelPlayback } from '#web/ui/reel/reel-playback.ts';
import { VideoPoster } from '#web/ui/video/video-poster.tsx';
import { VideoTrouble } from '#web/ui/video/video-trouble.tsx';
import { ReelBar } from './reel-bar.tsx';
import { ReelChapters } from './reel-chapters.tsx';
import { reelKeys } from './reel-keys.ts';

interface ReelPlayerProps {
  title: string;
  /** At least one. */
  clips: readonly ShownClip[];
  className?: string;
}

/** Keys only act while the focus is within it. */
export function ReelPlayer({ title, clips, className }: ReelPlayerProps) {
  const { video, playback, state } = useReelPlayback(clips, title);
  const container = useRef<HTMLDivElement>(null);
  const isIdle = useVideoState(video, ({ status }) => status === 'idle');
  useLayoutEffect(() => (container.current ? video.attach?.(container.current) : undefined), [video]);
  const clip = clips[state.index];
  const actOnKey = (event: KeyboardEvent) => {
    const act = reelKeys(event);
    if (!act) return;
    event.preventDefault();
    act(playback);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of whatever in it has the focus
    <div
      role="group"
      aria-label={title}
      className={cn('grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6', className)}
      onKeyDown={actOnKey}
    >
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <div className="relative aspect-video w-full overflow-hidden rounded-xl bg-black">
            {/* YouTube forbids overlays: the poster is removed before the player appears. */}
            <div ref={container} className="absolute inset-0" hidden={isIdle} />
            {isIdle && clip && (
              <VideoPoster
                source={{ provider: 'youtube', providerVideoId: clip.youtubeId }}
                title={title}
                onPlay={playback.toggle}
              />
            )}
          </div>
          {clip && <VideoTrouble videoId={clip.youtubeId} controller={video} />}
        </div>
        <ReelBar clips={clips} playback={playback} video={video} state={state} />
        <p aria-live="polite" className="min-h-6 text-sm wrap-anywhere">
          {state.isOver ? (
            t`End of the reel.`
          ) : (
            <>
              <span className="font-semibold" dir="auto" translate="no">
                {clip?.name}
              </span>
              {clip?.caption && <span className="text-ink-muted"> · {clip.caption}</span>}
            </>
          )}
        </p>
      </div>
      <ReelChapters clips={clips} playback={playback} state={state} />
    </div>
  );
}
