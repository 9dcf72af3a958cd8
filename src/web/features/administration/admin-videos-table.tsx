// The administrator's list of videos.

import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { DueText } from './due-text.tsx';
import { None } from './none.tsx';
import { VideoActions } from './video-actions.tsx';

/** A row per video, a card on phones. */
export function AdminVideosTable({ videos }: { videos: readonly AdminVideo[] }) {
  return (
    <DataTable
      caption="Videos"
      rows={videos}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', header: 'Video', primary: true, cell: (video) => <Title video={video} /> },
        { key: 'player', header: 'Player', cell: (video) => <Player video={video} /> },
        { key: 'coaches', header: 'Coaches', cell: (video) => <Coaches video={video} /> },
        { key: 'reviewer', header: 'Reviewer', cell: ({ reviewer }) => (reviewer ? personName(reviewer) : <None />) },
        { key: 'status', header: 'Status', cell: ({ status }) => <VideoStatusBadge status={status} /> },
        { key: 'due', header: 'Due', cell: (video) => <DueText video={video} /> },
        {
          key: 'actions',
          header: 'Actions',
          align: 'right',
          hideLabelOnCard: true,
          cell: (video) => <VideoActions video={video} />,
        },
      ]}
    />
  );
}

function Title({ video }: { video: AdminVideo }) {
  return (
    <span className="grid max-w-72 gap-0.5">
      <span className="wrap-anywhere">{video.title}</span>
      <span className="text-sm font-normal text-ink-muted">
        Sent <TimeText at={video.uploadDate} kind="recent" />
      </span>
    </span>
  );
}

function Player({ video: { player, clubName, videoType } }: { video: AdminVideo }) {
  const about = [clubName, videoType && videoTypeLabels[videoType]].filter(Boolean).join(', ');
  return (
    <span className="grid">
      <span translate="no">{personName(player)}</span>
      {about && <span className="text-sm text-ink-muted">{about}</span>}
    </span>
  );
}

function Coaches({ video: { coaches } }: { video: AdminVideo }) {
  return coaches.length === 0 ? <None /> : coaches.map((coach) => personName(coach)).join(', ');
}
