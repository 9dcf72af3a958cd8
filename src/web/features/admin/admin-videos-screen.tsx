// All videos, with who plays and who reviews: /admin/videos.

import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { AdminVideosTable } from './admin-videos-table.tsx';
import type { VideoFilter, VideosSearch } from './videos-search.ts';

interface AdminVideosScreenProps {
  search: VideosSearch;
  /** Puts another filter into the address. */
  onSearchChange: (search: VideosSearch) => void;
}

/** Videos by what they wait for; each can get a coach, and leads to its review. */
export function AdminVideosScreen({ search, onSearchChange }: AdminVideosScreenProps) {
  const show = search.show ?? 'all';
  // Counts beside the tabs; while there are none, the tabs stand without.
  const { data: counts } = useQuery(query(endpoints.getAdminDashboard));
  return (
    <Page title="Videos" lead="Every video that players sent in, and who reviews it." width="wide">
      <Tabs
        label="Which videos"
        value={show}
        onValueChange={(next: VideoFilter) => onSearchChange(next === 'all' ? {} : { show: next })}
        tabs={[
          { value: 'all', label: 'All' },
          { value: 'without-coach', label: 'Without a coach', count: counts?.videosWithoutCoach },
          { value: 'overdue', label: 'Overdue', count: counts?.videosOverdue },
          { value: 'to-review', label: 'To review', count: counts?.videosToReview },
          { value: 'analyzed', label: 'Analysed' },
        ]}
      >
        <TabPanel value={show}>
          <VideoList show={show} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function VideoList({ show }: { show: VideoFilter }) {
  const videos = usePages(endpoints.listAdminVideos, { query: { show } });
  return (
    <PagedList
      list={videos}
      noun={['video', 'videos']}
      empty={
        <EmptyState title={nothing[show].title} icon={<Clapperboard aria-hidden />}>
          {nothing[show].text}
        </EmptyState>
      }
    >
      {(rows) => <AdminVideosTable videos={rows} />}
    </PagedList>
  );
}

const nothing: Record<VideoFilter, { title: string; text: string }> = {
  all: { title: 'No videos yet', text: 'Videos appear here as soon as players send them in.' },
  'without-coach': {
    title: 'Every video has a coach',
    text: 'Videos that nobody could review would wait here for you.',
  },
  overdue: { title: 'Nothing is overdue', text: 'Videos whose review is late would appear here.' },
  'to-review': { title: 'Nothing to review', text: 'Videos that wait for their review would appear here.' },
  analyzed: { title: 'No reviews yet', text: 'Videos appear here once a coach has published the review.' },
};
