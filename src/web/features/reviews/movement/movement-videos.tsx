// The videos whose movement can be marked.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Footprints } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { MovementVideo } from '#contract/reviews/movement.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { MovementSearch } from './movement-search.ts';

interface MovementVideosProps {
  search: MovementSearch;
  onSearchChange: (search: MovementSearch) => void;
}

/** Newest first, with the state of each. */
export function MovementVideos({ search: { search = '' }, onSearchChange }: MovementVideosProps) {
  const videos = usePages(endpoints.listMovementVideos, { query: { ...(search && { search }) } });
  return (
    <Page
      title={t`Movement Analysis`}
      lead={t`Mark where players stand to get their time in each zone, distance covered and spacing.`}
      width="wide"
    >
      <div className="mb-4 sm:max-w-sm">
        <SearchBox
          label={t`Search by title or player`}
          value={search}
          onValueChange={(next) => onSearchChange(next ? { search: next } : {})}
        />
      </div>
      <PagedList
        list={videos}
        counted={(count) => plural(count, { one: '# video', other: '# videos' })}
        empty={
          <EmptyState title={search ? t`No video matches` : t`No videos yet`} icon={<Footprints aria-hidden />}>
            {search ? t`Try another word.` : t`Videos appear here as soon as players send them.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption={t`Videos`}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', header: t`Video`, primary: true, cell: (video) => <Title video={video} /> },
              { key: 'player', header: t`Player`, cell: ({ player }) => personName(player) },
              { key: 'status', header: t`Review`, cell: ({ status }) => <VideoStatusBadge status={status} /> },
              { key: 'marks', header: t`Marks`, align: 'right', cell: ({ marks }) => marks },
              { key: 'shown', header: t`Shown to the player`, cell: (video) => <Shown video={video} /> },
            ]}
          />
        )}
      </PagedList>
    </Page>
  );
}

function Title({ video }: { video: MovementVideo }) {
  return (
    <span className="grid max-w-80 gap-0.5">
      <Link
        to="/admin/movement-analysis"
        search={{ video: video.id }}
        className="font-medium wrap-anywhere text-primary hover:underline"
      >
        {video.title}
      </Link>
      <span className="text-sm font-normal text-ink-muted">
        <Trans>
          Sent <TimeText at={video.uploadDate} kind="recent" />
        </Trans>
      </span>
    </span>
  );
}

function Shown({ video: { publishedAt } }: { video: MovementVideo }) {
  return publishedAt ? <TimeText at={publishedAt} kind="recent" /> : <span className="text-ink-muted">{t`No`}</span>;
}
