// The latest videos of the club's members.

import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { MemberLink } from '#web/lib/member-link.tsx';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

type LatestVideo = ClubDashboard['latestVideos'][number];

/** Title, player, state, day and score of each. */
export function LatestVideos({ videos }: { videos: readonly LatestVideo[] }) {
  return (
    <section aria-labelledby="latest-videos" className="grid gap-3">
      <h2 id="latest-videos" className="text-lg font-semibold">
        Latest videos
      </h2>
      <DataTable
        caption="Latest videos of the club’s members"
        rows={videos}
        rowKey={(video) => video.id}
        columns={[
          { key: 'title', header: 'Title', cell: (video) => video.title, primary: true },
          { key: 'player', header: 'Player', cell: (video) => <MemberLink player={video.player} /> },
          { key: 'status', header: 'Status', cell: (video) => <VideoStatusBadge status={video.status} /> },
          { key: 'sent', header: 'Sent', cell: (video) => <TimeText at={video.uploadDate} kind="date" /> },
          { key: 'score', header: 'Score', align: 'right', cell: scoreOf },
        ]}
      />
    </section>
  );
}

function scoreOf({ overallScore }: LatestVideo): string {
  return overallScore === null ? notRated : `${oneDecimal(Number(overallScore))}/7.0`;
}
