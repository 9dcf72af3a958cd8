// Starts a review's replay.

import { t } from '@lingui/core/macro';
import { Route } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ReviewReplayProps } from '../../replay/review-replay.tsx';

const ReviewReplay = lateDialog<ReviewReplayProps>(() =>
  import('../../replay/review-replay.tsx').then((part) => part.ReviewReplay),
);

interface ReplayButtonProps {
  video: Video;
  replayId: string;
  /** The page's player, which is paused during the replay. */
  controller: VideoController;
  createController: typeof createVideoController | undefined;
}

/** Opens the coach's path through the video. */
export function ReplayButton({ video, replayId, controller, createController }: ReplayButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="print:hidden"
        icon={<Route aria-hidden />}
        onClick={() => {
          if (controller.getState().status === 'playing') controller.pause();
          setIsOpen(true);
        }}
      >
        {t`Replay`}
      </Button>
      <ReviewReplay open={isOpen} onOpenChange={setIsOpen} {...{ video, replayId, createController }} />
    </>
  );
}
