// A video that has not been reviewed yet.

import { Hourglass } from 'lucide-react';
import type { Video } from '#contract/videos/videos.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { besideVideo } from '../review-layout.ts';
import { ChangeVideo } from './change-video.tsx';
import { DeadLinkNotice } from './dead-link-notice.tsx';
import { MatchiNotice } from './matchi-notice.tsx';
import { SentDetails } from './sent-details.tsx';
import { WhoReviews } from './who-reviews.tsx';

export interface PendingVideoProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

/** The waiting time, the details sent, and ways to change them. */
export function PendingVideo({ video, controller, startAt }: PendingVideoProps) {
  const isOwn = useCurrentUser().id === video.playerId;
  const isPaused = video.pausedAt !== null;
  return (
    <div className={besideVideo}>
      <div className="grid gap-4">
        <VideoFrame source={video} controller={controller} startAt={startAt} />
        {video.provider === 'matchi' && <MatchiNotice video={video} />}
      </div>
      <div className="grid gap-4">
        <DeadLinkNotice video={video} />
        <EmptyState icon={<Hourglass aria-hidden />} title="Analysis Pending" className="bg-surface-raised">
          <p>This video hasn't been analyzed yet.</p>
          {isOwn ? (
            <WhoReviews videoId={video.id} />
          ) : (
            <p className="mt-2 text-sm">The review appears here once a coach has published it.</p>
          )}
        </EmptyState>
        {isOwn && isPaused && <ChangeVideo video={video} />}
        <SentDetails video={video} isOwn={isOwn} />
        {isOwn && !isPaused && <ChangeVideo video={video} />}
      </div>
    </div>
  );
}
