// A video whose review is still to come.

import { Hourglass } from 'lucide-react';
import type { Video } from '#contract/videos/videos.ts';
import { reviewWait } from '#domain/videos/video-links.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { VideoContext } from '../report/video-context.tsx';
import { besideVideo } from '../review-layout.ts';
import { ChangeVideo } from './change-video.tsx';
import { DeadLinkNotice } from './dead-link-notice.tsx';
import { MatchiNotice } from './matchi-notice.tsx';

export interface PendingVideoProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

/** Says that the review is on its way, shows what the coach has been sent, and lets the player change it while that is possible. */
export function PendingVideo({ video, controller, startAt }: PendingVideoProps) {
  const user = useCurrentUser();
  const isOwn = user.id === video.playerId;
  const now = useNow();
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
          {user.role !== 'player' ? (
            <p className="mt-2 text-sm">The review stands here once a coach has published it.</p>
          ) : (
            !isPaused && <p className="mt-2 text-sm">{reviewWait(video, now)} You are told when it is here.</p>
          )}
        </EmptyState>
        {isOwn && isPaused && <ChangeVideo video={video} />}
        <VideoContext video={video} />
        {isOwn && !isPaused && <ChangeVideo video={video} />}
      </div>
    </div>
  );
}
