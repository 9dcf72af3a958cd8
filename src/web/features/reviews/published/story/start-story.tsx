// Starts a review's story.

import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { minMoments } from '#domain/reviews/story/story-length.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';

const ReviewStory = lateDialog(() => import('./review-story.tsx').then((part) => part.ReviewStory));

interface StartStoryProps {
  video: Video;
  /** The page's player, which is paused during the story. */
  controller: VideoController;
  createController: typeof createVideoController | undefined;
}

/** Renders nothing if there is no story. */
export function StartStory({ video, controller, createController }: StartStoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (video.annotations.length < minMoments) return null;
  return (
    <>
      <Button
        size="sm"
        className="print:hidden"
        icon={<Play aria-hidden />}
        onClick={() => {
          if (controller.getState().status === 'playing') controller.pause();
          setIsOpen(true);
        }}
      >
        {t`Watch as a story`}
      </Button>
      <ReviewStory open={isOpen} onOpenChange={setIsOpen} {...{ video, createController }} />
    </>
  );
}
