// The list of videos in all its states.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Plus, Video } from 'lucide-react';
import type { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import type { SortOrder, StatusFilter } from '#domain/videos/videos.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import type { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { VideoCard, VideoCardSkeleton } from './video-card.tsx';
import type { VideosSearch } from './video-search.ts';

const statusOptions: readonly { value: StatusFilter; label: MessageDescriptor }[] = [
  { value: 'all', label: msg({ message: 'All', context: 'videos' }) },
  { value: 'analyzed', label: msg({ message: 'Analyzed', context: 'videos' }) },
  { value: 'pending', label: msg({ message: 'Pending', context: 'videos' }) },
];

const sortOptions: readonly { value: SortOrder; label: MessageDescriptor }[] = [
  { value: 'recent', label: msg`Most recent` },
  { value: 'oldest', label: msg`Oldest` },
  { value: 'status', label: msg`Status` },
];

const nothingFound: Record<StatusFilter, { title: MessageDescriptor; text: MessageDescriptor }> = {
  all: {
    title: msg`No videos found`,
    text: msg`Paste a link to a match or training session, and a coach will rate your play and note the moments that matter.`,
  },
  analyzed: {
    title: msg`No analyzed videos found`,
    text: msg`Published reviews appear here.`,
  },
  pending: { title: msg`No pending videos found`, text: msg`Everything you have sent has been reviewed.` },
};

/** Texts for viewers other than the player. */
const nothingOfTheirs: Record<StatusFilter, MessageDescriptor> = {
  all: msg`Videos appear here when the player sends them.`,
  analyzed: msg`Published reviews appear here.`,
  pending: msg`Every video has been reviewed.`,
};

interface VideoListProps {
  videos: ReturnType<typeof usePages<typeof endpoints.listVideos>>;
  search: VideosSearch;
  onSearchChange: (search: VideosSearch) => void;
  /** Whether the user can send a video now. */
  mayAdd: boolean;
  /** Opens the form; left out while it is open, and for users who cannot send a video. */
  onAdd?: () => void;
}

/** Filters and the matching cards. */
export function VideoList({ videos, search, onSearchChange, mayAdd, onAdd }: VideoListProps) {
  const { status = 'all', sort = 'recent' } = search;
  const isOwn = useCurrentUser().role === 'player';
  const { rows: shown, error, retry, isOutdated, hasMore, isLoadingMore, loadMore } = videos;
  if (shown === undefined) {
    if (error === null) return <LoadingGrid />;
    return (
      <ErrorState
        title={isOwn ? t`Your videos could not be loaded` : t`The videos could not be loaded`}
        message={errorSentence(error)}
        onRetry={retry}
      />
    );
  }
  const isFiltered = status !== 'all';
  const emptyText = !isOwn
    ? nothingOfTheirs[status]
    : status === 'all' && !mayAdd
      ? msg`Your videos and their reviews will appear here.`
      : nothingFound[status].text;
  return (
    <section
      aria-label={t`Videos`}
      aria-busy={isOutdated}
      className={cn('grid gap-4 transition-opacity', isOutdated && 'opacity-60')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t`Status`}
          value={status}
          options={statusOptions.map(({ value, label }) => ({ value, label: say(label) }))}
          onValueChange={(value) => onSearchChange({ ...search, status: value })}
        />
        <FilterSelect
          label={t`Sort by`}
          value={sort}
          options={sortOptions.map(({ value, label }) => ({ value, label: say(label) }))}
          onValueChange={(value) => onSearchChange({ ...search, sort: value })}
        />
        <p role="status" className="ml-auto text-sm text-ink-muted">
          <span>
            {hasMore
              ? plural({ count: shown.length }, { one: 'First # video', other: 'First # videos' })
              : plural({ count: shown.length }, { one: '# video', other: '# videos' })}
          </span>
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<Video aria-hidden />}
          title={say(nothingFound[status].title)}
          action={
            isFiltered ? (
              <Button variant="secondary" onClick={() => onSearchChange({ ...search, status: 'all' })}>
                {t`Show all videos`}
              </Button>
            ) : (
              onAdd && (
                <Button variant="secondary" icon={<Plus aria-hidden />} onClick={onAdd}>
                  {t`Add your first video`}
                </Button>
              )
            )
          }
        >
          {say(emptyText)}
        </EmptyState>
      ) : (
        <ul className={gridStyles}>
          {shown.slice(0, cardsAtOnce).map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
          <Afterwards>
            {shown.slice(cardsAtOnce).map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </Afterwards>
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="justify-self-center" busy={isLoadingMore} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </section>
  );
}

/** As many as a large window shows without scrolling. */
const cardsAtOnce = 6;

const gridStyles = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

/** Six skeleton cards (docs/product.md#videos). */
function LoadingGrid() {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{t`Loading videos`}</span>
      <div aria-hidden className={gridStyles}>
        {Array.from({ length: 6 }, (_, index) => (
          <VideoCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
