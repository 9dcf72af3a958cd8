// Performance Analytics.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { say } from '#domain/language/say.ts';
import { defaultTimeframe, type TimeframeDays, timeframes } from '#domain/progress/timeframes.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { analyticsOf } from './analytics.ts';
import { FigureCards } from './figure-cards.tsx';
import { NoVideos } from './no-videos.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { type PerformanceSearch, performanceTabs } from './performance-search.ts';
import { PerformanceSkeleton } from './performance-skeleton.tsx';
import { SkillsTab } from './skills-tab.tsx';
import { TrackingTab } from './tracking-tab.tsx';

interface PerformanceScreenProps {
  search: PerformanceSearch;
  /** Changes timeframe or tab in the address. */
  onSearchChange: (search: PerformanceSearch) => void;
}

/** The signed-in player's analytics (docs/product.md#progress). */
export function PerformanceScreen({ search, onSearchChange }: PerformanceScreenProps) {
  const { id: userId } = useCurrentUser();
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerProgress, { params: { userId } }));
  return (
    <Page title={t`Performance Analytics`} lead={t`How your ratings have changed over time.`} width="wide">
      <div className="grid gap-4">
        <FilterSelect
          label={t`Timeframe`}
          value={String(search.days ?? defaultTimeframe)}
          onValueChange={(days) => onSearchChange({ ...search, days: Number(days) as TimeframeDays })}
          options={timeframes.map(({ days, label }) => ({ value: String(days), label }))}
          className="justify-self-start"
        />
        {data ? (
          <Loaded progress={data} search={search} onSearchChange={onSearchChange} />
        ) : error ? (
          <ErrorState
            title={t`Your performance could not be loaded`}
            message={errorSentence(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <PerformanceSkeleton />
        )}
      </div>
    </Page>
  );
}

function Loaded({ progress, search, onSearchChange }: PerformanceScreenProps & { progress: PlayerProgress }) {
  const now = useNow();
  const analytics = analyticsOf(progress, search.days ?? defaultTimeframe, now);
  const nothing = analytics.videos.length === 0 && (
    <NoVideos analyzedEver={analytics.analyzedEver} onShowAllTime={() => onSearchChange({ ...search, days: 9999 })} />
  );
  return (
    <div className="grid gap-5">
      <FigureCards analytics={analytics} />
      <Tabs
        label={t`Performance`}
        value={search.tab ?? 'overview'}
        onValueChange={(tab) => onSearchChange({ ...search, tab })}
        tabs={performanceTabs.map(({ value, label }) => ({ value, label: say(label) }))}
      >
        <TabPanel value="overview">{nothing || <OverviewTab analytics={analytics} progress={progress} />}</TabPanel>
        <TabPanel value="skills">{nothing || <SkillsTab averages={analytics.averages} />}</TabPanel>
        <TabPanel value="tracking">
          <TrackingTab />
        </TabPanel>
      </Tabs>
    </div>
  );
}
