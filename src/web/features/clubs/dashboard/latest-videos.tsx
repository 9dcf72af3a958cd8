// The latest videos of the club's members.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { MemberLink } from '#web/lib/links/member-link.tsx';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

type LatestVideo = ClubDashboard['latestVideos'][number];

/** Title, player, state, day and score of each. */
export function LatestVideos({ videos }: { videos: readonly LatestVideo[] }) {
  return (
    <section aria-labelledby="latest-videos" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="latest-videos" className="text-lg font-semibold">
          {t`Latest videos`}
        </h2>
        <Link to="/club/videos" className="text-sm font-medium text-primary hover:underline">
          {t`All videos`}
        </Link>
      </div>
      <DataTable
        caption={t`Latest videos of the club’s members`}
        rows={videos}
        rowKey={(video) => video.id}
        columns={[
          { key: 'title', header: t`Title`, cell: (video) => <Title video={video} />, primary: true },
          { key: 'player', header: t`Player`, cell: (video) => <MemberLink player={video.player} /> },
          { key: 'status', header: t`Status`, cell: (video) => <VideoStatusBadge status={video.status} /> },
          { key: 'sent', header: t`Sent`, cell: (video) => <TimeText at={video.uploadDate} kind="date" /> },
          { key: 'score', header: t`Score`, align: 'right', cell: scoreOf },
        ]}
      />
    </section>
  );
}

function Title({ video }: { video: LatestVideo }) {
  return (
    <ReviewLink
      videoId={video.id}
      dir="auto"
      className="inline-flex min-h-8 items-center font-medium text-primary wrap-anywhere hover:underline"
    >
      {video.title}
    </ReviewLink>
  );
}

function scoreOf({ overallScore }: LatestVideo): string {
  return overallScore === null ? notRated() : `${oneDecimal(Number(overallScore))}/${oneDecimal(ratingScale.max)}`;
}
