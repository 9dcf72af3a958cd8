// A video whose review is still to come.

import { Hourglass } from 'lucide-react';
import type { Video } from '#contract/videos.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { MatchiNotice } from './matchi-notice.tsx';
import { reviewColumns } from './review-columns.ts';
import { VideoContext } from './video-context.tsx';

interface PendingVideoProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

/** Says that the review is on its way, and shows what the coach has been sent. */
export function PendingVideo({ video, controller, startAt }: PendingVideoProps) {
  return (
    <div className={reviewColumns}>
      <div className="grid gap-4">
        <VideoFrame source={video} controller={controller} startAt={startAt} />
        {video.provider === 'matchi' && <MatchiNotice video={video} />}
      </div>
      <div className="grid gap-4">
        <EmptyState icon={<Hourglass aria-hidden />} title="Analysis Pending" className="bg-surface-raised">
          <p>This video hasn't been analyzed yet.</p>
          <p className="mt-2 text-sm">A coach's review takes 24–48 hours. You are told when it is here.</p>
        </EmptyState>
        <VideoContext video={video} />
      </div>
    </div>
  );
}
