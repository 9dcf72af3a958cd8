// Ratings across players: /admin/performance-insights.

import { t } from '@lingui/core/macro';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { AgreementTab } from './agreement-tab.tsx';
import { InactiveTab } from './inactive-tab.tsx';
import type { InsightsSearch } from './insights-search.ts';
import { MoversTab } from './movers-tab.tsx';
import { SkillsTab } from './skills-tab.tsx';

export interface InsightsProps {
  search: InsightsSearch;
  /** Changes the search parameters. */
  onSearchChange: (search: InsightsSearch) => void;
}

export function PerformanceInsightsScreen(props: InsightsProps) {
  const tab = props.search.tab ?? 'skills';
  return (
    <Page
      title={t`Performance Insights`}
      lead={t`Ratings from published reviews across all active players.`}
      width="wide"
    >
      <Tabs
        label={t`Insights`}
        value={tab}
        onValueChange={(next) => props.onSearchChange({ tab: next === 'skills' ? undefined : next })}
        tabs={[
          { value: 'skills', label: t`Skills by level` },
          { value: 'movers', label: t`Movers` },
          { value: 'inactive', label: t`Inactive` },
          { value: 'agreement', label: t`Coach agreement` },
        ]}
      >
        <TabPanel value="skills">
          <SkillsTab {...props} />
        </TabPanel>
        <TabPanel value="movers">
          <MoversTab {...props} />
        </TabPanel>
        <TabPanel value="inactive">
          <InactiveTab {...props} />
        </TabPanel>
        <TabPanel value="agreement">
          <AgreementTab />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
