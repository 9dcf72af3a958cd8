// Search parameters of performance insights.

import { inactiveDays } from '#domain/progress/inactive-days.ts';
import { type SkillName, type SkillTierId, skillNames, skillTiers } from '#domain/skills/skills.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';

/** The tabs of the screen. */
export const insightTabs = ['skills', 'movers', 'inactive', 'agreement'] as const;
export type InsightTab = (typeof insightTabs)[number];

/** Defaults: the first tab, all bands, overall, the last 90 days, 60 days without activity. */
export interface InsightsSearch extends PeriodSearch {
  tab?: InsightTab;
  band?: SkillTierId;
  skill?: SkillName;
  days?: (typeof inactiveDays)[number];
}

/**
 * Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parseInsightsSearch(given: Record<string, unknown>): InsightsSearch {
  return {
    ...parsePeriodSearch(given),
    tab: insightTabs.find((one) => one === given['tab']),
    band: skillTiers.find(({ id }) => id === given['band'])?.id,
    skill: skillNames.find((one) => one === given['skill']),
    days: inactiveDays.find((one) => one === String(given['days'])),
  };
}
