// All videos with players and reviewers: /admin/videos.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Upload } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { VideoShow } from '#contract/videos/admin-videos.ts';
import { say } from '#domain/language/say.ts';
import { maxCounted } from '#domain/max-counted.ts';
import { formatUpTo } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { AdminVideosTable } from './admin-videos-table.tsx';
import { VideosFilters } from './videos-filters.tsx';
import { type VideosSearch, videosFilter } from './videos-search.ts';

interface AdminVideosScreenProps {
  search: VideosSearch;
  /** Changes the filter in the address. */
  onSearchChange: (search: VideosSearch) => void;
}

/** Videos by status; each can get a coach and links to its review. */
export function AdminVideosScreen({ search, onSearchChange }: AdminVideosScreenProps) {
  const show = search.show ?? 'all';
  // Counts beside the tabs.
  const { data: counts } = useQuery(query(endpoints.getAdminDashboard));
  return (
    <Page
      title={t`Videos`}
      lead={t`All players’ videos and who reviews them. Opening a review does not assign it to you; changing it does.`}
      width="wide"
      actions={
        <Link to="/admin/submit-video" className={buttonStyles()}>
          <Upload aria-hidden />
          {t`Submit for a player`}
        </Link>
      }
    >
      <Tabs
        label={t`Which videos`}
        value={show}
        onValueChange={(next: VideoShow) => onSearchChange({ ...search, show: next === 'all' ? undefined : next })}
        tabs={[
          { value: 'all', label: t`All` },
          { value: 'without-coach', label: t`Without a coach`, count: counted(counts?.videosWithoutCoach) },
          {
            value: 'overdue',
            label: t({ message: 'Overdue', context: 'videos' }),
            count: counted(counts?.videosOverdue),
          },
          { value: 'to-review', label: t`To review`, count: counted(counts?.videosToReview) },
          { value: 'analyzed', label: t({ message: 'Analysed', context: 'videos' }) },
        ]}
      >
        <TabPanel value={show}>
          <VideosFilters search={search} onSearchChange={onSearchChange} />
          <VideoList search={search} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function VideoList({ search }: { search: VideosSearch }) {
  const filter = videosFilter(search);
  const videos = usePages(endpoints.listAdminVideos, filter);
  const { show, ...others } = filter.query;
  const isNarrowed = Object.values(others).some((one) => one !== undefined);
  const { title, text } = isNarrowed ? noMatch : nothing[show];
  return (
    <PagedList
      list={videos}
      counted={(count) => plural(count, { one: '# video', other: '# videos' })}
      empty={
        <EmptyState title={say(title)} icon={<Clapperboard aria-hidden />}>
          {say(text)}
        </EmptyState>
      }
    >
      {(rows) => <AdminVideosTable videos={rows} />}
    </PagedList>
  );
}

const noMatch = { title: msg`No matching videos`, text: msg`Try fewer filters or a longer period.` };

const nothing: Record<VideoShow, { title: MessageDescriptor; text: MessageDescriptor }> = {
  all: { title: msg`No videos yet`, text: msg`Videos appear here once players send them.` },
  'without-coach': {
    title: msg`Every video has a coach`,
    text: msg`Videos without a coach appear here.`,
  },
  overdue: { title: msg`Nothing is overdue`, text: msg`Videos past their due time appear here.` },
  'to-review': { title: msg`Nothing to review`, text: msg`Videos waiting for review appear here.` },
  analyzed: { title: msg`No reviews yet`, text: msg`Videos appear here once a coach has published the review.` },
};

/** A count, as on the dashboard. */
function counted(value: number | undefined): string | null {
  return value === undefined ? null : formatUpTo(value, maxCounted);
}
