// The club manager's start: what the members have sent, and what came back.

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Video } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { VideoSummary } from '#contract/videos.ts';
import { query } from '#web/lib/api.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { StatCard } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DataTable } from '#web/ui/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** How many of the latest videos are shown. */
const shownVideos = 12;

/** Figures of the members' videos and the latest of them. */
export function ClubDashboardScreen() {
  const { firstName } = useCurrentUser();
  const videos = useQuery(query(endpoints.listVideos));
  return (
    <Page title="Club Dashboard" lead={`Hello ${firstName}, this is what your members are working on.`}>
      {videos.isError ? (
        <ErrorState message={errorSentence(videos.error)} onRetry={() => void videos.refetch()} />
      ) : videos.data ? (
        <MembersVideos videos={videos.data} />
      ) : (
        <Skeleton className="h-72 rounded-xl" />
      )}
    </Page>
  );
}

function MembersVideos({ videos }: { videos: readonly VideoSummary[] }) {
  if (videos.length === 0) {
    return (
      <EmptyState title="No videos yet" icon={<Video aria-hidden />}>
        <p>As soon as a member of your club submits a match, it appears here.</p>
      </EmptyState>
    );
  }
  const analysed = videos.filter((video) => video.status === 'Analyzed').length;
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard label="Members’ videos" value={videos.length} icon={<Video aria-hidden />} />
        <StatCard label="Waiting for a review" value={videos.length - analysed} icon={<Hourglass aria-hidden />} />
        <StatCard label="Reviewed" value={analysed} icon={<CircleCheck aria-hidden />} />
      </div>
      <section aria-labelledby="latest-videos" className="grid gap-3">
        <h2 id="latest-videos" className="text-lg font-semibold">
          Latest videos
        </h2>
        <DataTable
          caption="Latest videos of the club’s members"
          rows={videos.slice(0, shownVideos)}
          rowKey={(video) => video.id}
          columns={[
            { key: 'title', header: 'Title', cell: (video) => video.title, primary: true },
            { key: 'status', header: 'Status', cell: (video) => <VideoStatusBadge status={video.status} /> },
            { key: 'sent', header: 'Sent', cell: (video) => <TimeText at={video.uploadDate} kind="date" /> },
            { key: 'score', header: 'Score', align: 'right', cell: scoreOf },
          ]}
        />
      </section>
    </div>
  );
}

function scoreOf({ overallScore }: VideoSummary): string {
  return overallScore === null ? 'Not Rated' : `${Number(overallScore).toFixed(1)}/7.0`;
}
