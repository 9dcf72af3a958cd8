// The club manager's start: who wants to join, what the members have sent, and what came back.

import { useQueries } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Video } from 'lucide-react';
import type { VideoCounts, VideoSummary } from '#contract/videos/videos.ts';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { formatNumber } from '#web/lib/format.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { ClubEntrance } from './club-entrance.tsx';
import { clubCountsQuery, clubVideosQuery } from './dashboard-read.ts';

/** Who waits for the club, figures of the members' videos and the latest of them. */
export function ClubDashboardScreen() {
  const { firstName } = useCurrentUser();
  const [videos, counts] = useQueries({ queries: [clubVideosQuery, clubCountsQuery] });
  const failed = [videos, counts].find((one) => one.isError);
  return (
    <Page title="Club Dashboard" lead={`Hello ${firstName}, this is what your members are working on.`}>
      <div className="grid gap-6">
        <ClubEntrance />
        {failed ? (
          <ErrorState
            message={errorSentence(failed.error)}
            onRetry={() => {
              if (videos.isError) void videos.refetch();
              if (counts.isError) void counts.refetch();
            }}
          />
        ) : videos.data && counts.data ? (
          <MembersVideos latest={videos.data} counts={counts.data} />
        ) : (
          <Skeleton className="h-72 rounded-xl" />
        )}
      </div>
    </Page>
  );
}

function MembersVideos({ latest, counts }: { latest: readonly VideoSummary[]; counts: VideoCounts }) {
  if (latest.length === 0) {
    return (
      <EmptyState title="No videos yet" icon={<Video aria-hidden />}>
        <p>As soon as a member of your club submits a match, it appears here.</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard label="Members’ videos" value={formatNumber(counts.videos)} icon={<Video aria-hidden />} />
        <StatCard label="Waiting for a review" value={formatNumber(counts.inReview)} icon={<Hourglass aria-hidden />} />
        <StatCard label="Reviewed" value={formatNumber(counts.analyzed)} icon={<CircleCheck aria-hidden />} />
      </div>
      <section aria-labelledby="latest-videos" className="grid gap-3">
        <h2 id="latest-videos" className="text-lg font-semibold">
          Latest videos
        </h2>
        <DataTable
          caption="Latest videos of the club’s members"
          rows={latest}
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
  return overallScore === null ? notRated : `${oneDecimal(Number(overallScore))}/7.0`;
}
