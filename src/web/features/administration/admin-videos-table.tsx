// The administrator's list of videos.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { dueLabel } from '#domain/time/relative-time.ts';
import { formatMoment } from '#web/lib/format.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Badge, VideoStatusBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { AssignCoachDialog } from './assign-coach-dialog.tsx';
import { None } from './none.tsx';

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

/** "Due in 5 h" or "Overdue", with the exact time on hover; kept up to date. "Done" once published. */
function DueText({ video: { status, dueAt } }: { video: AdminVideo }) {
  const now = useNow();
  if (status === 'Analyzed') return <span className="text-ink-muted">Done</span>;
  const label = dueLabel(new Date(dueAt), now);
  return (
    <time dateTime={dueAt} title={formatMoment(dueAt)} className="whitespace-nowrap">
      {label === 'overdue' ? <Badge tone="attention">Overdue</Badge> : label.charAt(0).toUpperCase() + label.slice(1)}
    </time>
  );
}

/** Assign coach for open videos, and a link to the review. */
function VideoActions({ video }: { video: AdminVideo }) {
  const [isAssigning, setIsAssigning] = useState(false);
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      {video.status !== 'Analyzed' && (
        <>
          <Button
            variant={video.coaches.length === 0 ? 'primary' : 'secondary'}
            size="sm"
            className="cards:grow"
            onClick={() => setIsAssigning(true)}
          >
            Assign coach<span className="sr-only"> to {video.title}</span>
          </Button>
          <AssignCoachDialog video={video} open={isAssigning} onOpenChange={setIsAssigning} />
        </>
      )}
      <Link
        to="/admin/video-review/$videoId"
        params={{ videoId: video.id }}
        className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'cards:grow')}
      >
        Open review<span className="sr-only"> of {video.title}</span>
      </Link>
    </span>
  );
}
