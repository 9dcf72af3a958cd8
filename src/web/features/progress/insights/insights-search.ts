// What the address of performance insights says.

import { inactiveDays } from '#domain/progress/inactive-days.ts';
import { type SkillName, type SkillTierId, skillNames, skillTiers } from '#domain/skills/skills.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';

/** The parts of the screen. */
export const insightTabs = ['skills', 'movers', 'inactive', 'agreement'] as const;
export type InsightTab = (typeof insightTabs)[number];

/** Search part of the address; left out: the first tab, all bands, overall, the last 90 days, 60 days without activity. */
export interface InsightsSearch extends PeriodSearch {
  tab?: InsightTab;
  band?: SkillTierId;
  skill?: SkillName;
  days?: (typeof inactiveDays)[number];
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseInsightsSearch(given: Record<string, unknown>): InsightsSearch {
  return {
    ...parsePeriodSearch(given),
    tab: insightTabs.find((one) => one === given['tab']),
    band: skillTiers.find(({ id }) => id === given['band'])?.id,
    skill: skillNames.find((one) => one === given['skill']),
    days: inactiveDays.find((one) => one === String(given['days'])),
  };
}
