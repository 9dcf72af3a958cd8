// What is wrong with YouTube's player, and what helps.

import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { canonicalVideoUrl, momentUrl } from '#domain/videos/video-links.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { youtubeStalled } from '#web/lib/video/youtube-api.ts';
import { Button, buttonStyles } from '../button.tsx';
import { cn } from '../class-names.ts';

interface VideoTroubleProps {
  videoId: string;
  controller: VideoController;
}

/** Below every YouTube player, never over it. The region always exists, so that screen readers announce its content. */
export function VideoTrouble({ videoId, controller }: VideoTroubleProps) {
  const error = useVideoState(controller, (state) => state.error);
  const isStalled = useVideoState(controller, (state) => state.isStalled);
  return (
    <div role="status">
      {(error !== null || isStalled) && (
        <div
          className={cn(
            'mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg p-3 text-sm',
            error === null ? 'bg-attention-soft' : 'bg-danger-soft text-danger',
          )}
        >
          <p className="max-w-[60ch] min-w-0 flex-1 basis-56">{error ?? say(youtubeStalled)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={controller.play}>
              {t`Try again`}
            </Button>
            <OpenOnYouTube videoId={videoId} controller={controller} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The same moment on YouTube. */
function OpenOnYouTube({ videoId, controller }: VideoTroubleProps) {
  const seconds = useVideoState(controller, ({ time }) => Math.floor(time));
  const address = canonicalVideoUrl({ provider: 'youtube', providerVideoId: videoId });
  return (
    <a
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      href={momentUrl(address, seconds)}
      target="_blank"
      rel="noopener"
    >
      {t`Open on YouTube`}
      <ExternalLink aria-hidden />
      <span className="sr-only">{t`(opens in a new tab)`}</span>
    </a>
  );
}
