// A video that has not been reviewed yet.

import { Hourglass, TriangleAlert, Unlink } from 'lucide-react';
import type { Video } from '#contract/videos/videos.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { matchiRecordingDays, matchiVanishesAt } from '#domain/videos/video-links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { videoGrid } from '../review-layout.ts';
import { ChangeVideo } from './change-video.tsx';
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
    <div className={videoGrid}>
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

/** The problem, the way to fix it, and that the review time is paused; renders nothing while the link works. */
function DeadLinkNotice({ video }: { video: Pick<Video, 'pausedAt' | 'linkProblem' | 'isPaid'> }) {
  const { pausedAt, linkProblem, isPaid } = video;
  if (pausedAt === null) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <Unlink aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <div className="grid max-w-[70ch] gap-1.5">
        <p className="text-base font-semibold">{linkProblemSentence(linkProblem ?? 'missing', 'player')}</p>
        <p>
          The review time has been paused since <TimeText at={pausedAt} kind="date" /> and continues once the video
          opens. We check again every day.
        </p>
        <p>
          You can also replace the link, or withdraw the video{isPaid ? ': its analysis credit then comes back' : ''}.
        </p>
      </div>
    </div>
  );
}

/** When the recording may vanish, and how to keep it. */
function MatchiNotice({ video }: { video: Pick<Video, 'eventDate' | 'uploadDate'> }) {
  const vanishesAt = matchiVanishesAt(video);
  const isDue = Date.parse(vanishesAt) < useNow().getTime();
  return (
    <div className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <p className="max-w-[70ch]">
        <strong className="font-semibold">
          {isDue
            ? `Matchi keeps recordings for about ${matchiRecordingDays} days, so this one may be gone soon.`
            : `Matchi may delete this recording around ${formatDate(vanishesAt)}.`}
        </strong>{' '}
        To keep it, save a copy and upload it to YouTube as Unlisted.
      </p>
    </div>
  );
}
