// A 16:9 video: a poster first, then the provider's player, with nothing ever over it.

import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { buttonStyles } from '../button.tsx';
import { cn } from '../class-names.ts';
import { matchiEmbedUrl, matchiSandbox, matchiWatchUrl } from './matchi.ts';
import { VideoPoster } from './video-poster.tsx';
import { VideoTrouble } from './video-trouble.tsx';

interface VideoFrameProps {
  source: { provider: 'youtube' | 'matchi'; videoUrl: string; title: string };
  controller: VideoController;
  /** Start position in seconds. */
  startAt?: number;
  className?: string;
}

/** The video of a review. Frame addresses are built from provider and id, never from stored text. */
export function VideoFrame({ source, controller, startAt = 0, className }: VideoFrameProps) {
  const video = parseVideoLink(source.videoUrl);
  if (video === null) {
    return (
      <div className={className}>
        <Box className="grid place-items-center border border-dashed border-line-strong/60 bg-surface-sunken p-4 text-center text-ink-muted">
          {t`Video format not supported for preview`}
        </Box>
      </div>
    );
  }
  const id = video.providerVideoId;
  return video.provider === 'youtube' ? (
    <YouTubeFrame {...{ videoId: id, title: source.title, controller, startAt, className }} />
  ) : (
    <MatchiFrame key={id} {...{ videoId: id, title: source.title, className }} />
  );
}

function Box({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('relative aspect-video w-full overflow-hidden rounded-xl', className)}>{children}</div>;
}

interface YouTubeFrameProps {
  videoId: string;
  title: string;
  controller: VideoController;
  startAt: number;
  className: string | undefined;
}

function YouTubeFrame({ videoId, title, controller, startAt, className }: YouTubeFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const isIdle = useVideoState(controller, (state) => state.status === 'idle');
  useLayoutEffect(() => (container.current ? controller.attach?.(container.current) : undefined), [controller]);
  return (
    <div className={className}>
      <Box className="bg-black">
        {/* YouTube forbids overlays: the poster is removed before the player appears. */}
        <div ref={container} className="absolute inset-0" hidden={isIdle} />
        {isIdle && (
          <VideoPoster
            source={{ provider: 'youtube', providerVideoId: videoId }}
            title={title}
            startAt={startAt}
            onPlay={() => controller.seek(startAt, { play: true })}
          />
        )}
      </Box>
      <VideoTrouble videoId={videoId} controller={controller} />
    </div>
  );
}

/** Matchi reports neither position nor state, so the link to its page is always there. */
function MatchiFrame({ videoId, title, className }: { videoId: string; title: string; className: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={className}>
      <Box className="bg-black">
        {isOpen ? (
          <iframe
            title={title}
            src={matchiEmbedUrl(videoId)}
            sandbox={matchiSandbox}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen; picture-in-picture; encrypted-media"
            className="absolute inset-0 size-full"
          />
        ) : (
          <VideoPoster
            source={{ provider: 'matchi', providerVideoId: videoId }}
            title={title}
            onPlay={() => setIsOpen(true)}
          />
        )}
      </Box>
      <div className="mt-3 flex justify-end">
        <a
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          href={matchiWatchUrl(videoId)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t`Open in Matchi`}
          <ExternalLink aria-hidden />
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      </div>
    </div>
  );
}
