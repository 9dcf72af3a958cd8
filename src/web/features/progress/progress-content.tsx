// One player's progress: the View filter and the tabs.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { videosInView } from '#domain/progress/player-progress.ts';
import type { ProgressView } from '#domain/progress/progress-views.ts';
import { ratingsOf, videosOf } from '#domain/reviews/review-points.ts';
import { ratingsOfVideos } from '#domain/skills/ratings.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { BenchmarksTab } from './benchmarks-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { NothingReviewed } from './nothing-reviewed.tsx';
import { PerformanceTab } from './performance-tab.tsx';
import { type ProgressSearch, type ProgressTab, progressTabs } from './progress-search.ts';
import { ProgressSkeleton } from './progress-skeleton.tsx';
import { useProgress } from './use-progress.ts';

interface ProgressContentProps {
  userId: string;
  /** Whether the player is a club member, if known before the data is loaded. */
  isMember?: boolean;
  /** Whether it is the player's own page. */
  isOwn: boolean;
  search: ProgressSearch;
  /** The only part to show, on a page whose own tabs choose it. */
  only?: ProgressTab;
  /** Whether the level and the goals belong to it; a page may have them at its head. */
  hasStanding?: boolean;
  onSearchChange: (search: ProgressSearch) => void;
}

const viewOptions: readonly { value: ProgressView; label: MessageDescriptor }[] = [
  { value: 'all', label: msg`All` },
  { value: 'training', label: msg`Training` },
  { value: 'game', label: msg`Game` },
];

const partStyles = 'grid gap-4 sm:gap-6';

/** A player's progress, filtered by the chosen view. */
export function ProgressContent(props: ProgressContentProps) {
  const { userId, isMember, isOwn, search, only, hasStanding = true, onSearchChange } = props;
  const { progress, goals, sessions } = useProgress(userId, isMember);
  if (progress.isError && !progress.data) {
    return (
      <ErrorState
        title={t`The progress could not be loaded`}
        message={errorSentence(progress.error)}
        onRetry={() => void progress.refetch()}
      />
    );
  }
  if (!progress.data) return <ProgressSkeleton />;

  if (only === 'benchmarks') return <BenchmarksTab userId={userId} />;
  const { view = 'all', tab = 'performance' } = search;
  const allRatings = ratingsOf(progress.data.reviews);
  const videos = videosInView(videosOf(progress.data.reviews), view);
  const ratings = ratingsOfVideos(allRatings, videos);
  const trained = view === 'game' ? [] : (sessions.data ?? []);
  const nothing = videos.length === 0 && (
    <NothingReviewed view={view} isOwn={isOwn} onShowAll={() => onSearchChange({ ...search, view: 'all' })} />
  );
  const performance = (
    <PerformanceTab
      progress={progress.data}
      {...{ hasStanding, view, isOwn, videos, ratings, allRatings, goals, sessions }}
    />
  );
  const history = <HistoryTab progress={progress.data} videos={videos} ratings={ratings} sessions={trained} />;
  return (
    <div className="relative grid gap-4">
      <FilterSelect
        label={t`View`}
        value={view}
        onValueChange={(chosen) => onSearchChange({ ...search, view: chosen })}
        options={viewOptions.map(({ value, label }) => ({ value, label: say(label) }))}
        // On the line of the tabs where there is room.
        className={only ? 'justify-self-start' : 'justify-self-start lg:absolute lg:top-0 lg:right-0 lg:z-1'}
      />
      {only ? (
        <div className={partStyles}>
          {nothing}
          {only === 'history' ? history : performance}
        </div>
      ) : (
        <Tabs
          label={t`Progress`}
          value={tab}
          onValueChange={(chosen) => onSearchChange({ ...search, tab: chosen })}
          tabs={progressTabs.map(({ value, label }) => ({ value, label: say(label) }))}
        >
          <TabPanel value="performance" className={partStyles}>
            {nothing}
            {performance}
          </TabPanel>
          <TabPanel value="history" className={partStyles}>
            {nothing}
            {history}
          </TabPanel>
          <TabPanel value="benchmarks">
            <BenchmarksTab userId={userId} />
          </TabPanel>
        </Tabs>
      )}
    </div>
  );
}
