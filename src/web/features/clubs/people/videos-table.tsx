// A list of members' videos.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import type { ClubVideo } from '#contract/clubs/club-videos.ts';
import { endpoints } from '#contract/endpoints.ts';
import { notRated } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { ClubVideosSearch } from './club-search.ts';

/** Latest first; a row per video, a card on phones. */
export function ClubVideoList({ search }: { search: ClubVideosSearch }) {
  return (
    <PagedList
      list={usePages(endpoints.listClubVideos, { query: search })}
      counted={(count) => plural(count, { one: '# video', other: '# videos' })}
      errorTitle={t`Could not load the videos`}
      empty={
        <EmptyState title={t`No videos here`} icon={<Clapperboard aria-hidden />}>
          {t`Your members’ videos with this status appear here.`}
        </EmptyState>
      }
    >
      {(videos) => (
        <DataTable
          caption={t`Videos of the club’s members`}
          rows={videos}
          rowKey={({ id }) => id}
          columns={[
            { key: 'title', header: t`Video`, primary: true, cell: (video) => <Title video={video} /> },
            { key: 'player', header: t`Player`, cell: (video) => <Player video={video} /> },
            { key: 'status', header: t`Status`, cell: (video) => <Status video={video} /> },
            { key: 'coach', header: t`Coach`, cell: ({ reviewer }) => (reviewer ? personName(reviewer) : <Nobody />) },
            { key: 'score', header: t`Score`, align: 'right', cell: scoreOf },
          ]}
        />
      )}
    </PagedList>
  );
}

const linkStyles = 'inline-flex min-h-8 items-center font-medium text-primary wrap-anywhere hover:underline';

function Title({ video }: { video: ClubVideo }) {
  return (
    <span className="grid max-w-80 gap-0.5">
      <ReviewLink videoId={video.id} className={linkStyles} dir="auto">
        {video.title}
      </ReviewLink>
      <span className="text-sm font-normal text-ink-muted">
        <Trans>
          Sent <TimeText at={video.uploadDate} kind="date" />
        </Trans>
      </span>
    </span>
  );
}

function Player({ video: { player } }: { video: ClubVideo }) {
  return (
    <Link to="/club/player/$userId" params={{ userId: player.id }} className={linkStyles} dir="auto">
      <span translate="no">{personName(player)}</span>
    </Link>
  );
}

function Status({ video: { status, dueAt, pausedAt } }: { video: ClubVideo }) {
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <VideoStatusBadge status={status} />
      {status !== 'Analyzed' && <DueBadge dueAt={dueAt} pausedAt={pausedAt} />}
    </span>
  );
}

function Nobody() {
  return <span className="text-ink-muted">{t`No one yet`}</span>;
}

function scoreOf({ overallScore }: ClubVideo): string {
  return overallScore === null ? notRated() : `${oneDecimal(Number(overallScore))}/${oneDecimal(ratingScale.max)}`;
}
