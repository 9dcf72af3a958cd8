// The administrator's list of videos.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { DataTable } from '#web/ui/layout/table.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { AssignCoachDialog } from './assign-coach-dialog.tsx';
import { None } from './none.tsx';

/** A row per video, a card on phones. */
export function AdminVideosTable({ videos }: { videos: readonly AdminVideo[] }) {
  return (
    <DataTable
      caption={t`Videos`}
      rows={videos}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', header: t`Video`, primary: true, cell: (video) => <Title video={video} /> },
        { key: 'player', header: t`Player`, cell: (video) => <Player video={video} /> },
        { key: 'coaches', header: t`Coaches`, cell: (video) => <Coaches video={video} /> },
        { key: 'reviewer', header: t`Reviewer`, cell: ({ reviewer }) => (reviewer ? personName(reviewer) : <None />) },
        { key: 'status', header: t`Status`, cell: ({ status }) => <VideoStatusBadge status={status} /> },
        { key: 'due', header: t`Due`, cell: (video) => <Due video={video} /> },
        {
          key: 'actions',
          header: t`Actions`,
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
        <Trans>
          Sent <TimeText at={video.uploadDate} kind="recent" />
        </Trans>
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

/** When its review is due, or "Done". */
function Due({ video: { status, dueAt, pausedAt } }: { video: AdminVideo }) {
  if (status !== 'Analyzed') return <DueBadge dueAt={dueAt} pausedAt={pausedAt} />;
  return <span className="text-ink-muted">{t({ message: 'Done', context: 'video' })}</span>;
}

/** Assign coach for open videos, and a link to the review. */
function VideoActions({ video }: { video: AdminVideo }) {
  const { title } = video;
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
            <Trans>
              Assign coach<span className="sr-only"> to {title}</span>
            </Trans>
          </Button>
          <AssignCoachDialog video={video} open={isAssigning} onOpenChange={setIsAssigning} />
        </>
      )}
      <Link
        to="/admin/video-review/$videoId"
        params={{ videoId: video.id }}
        className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'cards:grow')}
      >
        <Trans>
          Open review<span className="sr-only"> of {title}</span>
        </Trans>
      </Link>
    </span>
  );
}
