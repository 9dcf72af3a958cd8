// The Skills by level tab.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { type SkillTierId, skillLabel, skillNames, skillTiers } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import type { ColumnTone } from '#web/ui/charts/column-types.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Loaded } from './loaded.tsx';
import type { InsightsProps } from './performance-insights-screen.tsx';

const tones: Record<SkillTierId, ColumnTone> = {
  entry_level: 'tier-entry',
  getting_there: 'tier-getting',
  solid: 'tier-solid',
  advanced: 'tier-advanced',
};

/** A stacked column per skill, filtered by level band. */
export function SkillsTab({ search, onSearchChange }: InsightsProps) {
  const read = useQuery(query(endpoints.listSkillCounts));
  const band = search.band ?? 'all';
  return (
    <Loaded read={read}>
      {(counts) => {
        const shown = counts.filter((one) => band === 'all' || one.band === band);
        const number = (skill: string, tier: SkillTierId) =>
          shown
            .filter((one) => one.skill === skill && one.tier === tier)
            .reduce((sum, { players }) => sum + players, 0);
        const rated = skillTiers.reduce((sum, { id }) => sum + number('overall', id), 0);
        return (
          <ColumnChart
            title="Skills by tier"
            summary={`${rated === 1 ? '1 player has' : `${rated} players have`} a rating. Each counts once per skill, with their latest.`}
            categoryLabel="Skill"
            isStacked
            isEveryNamed
            categories={skillNames.map((skill) => ({ key: skill, label: skillLabel(skill) }))}
            series={skillTiers.map(({ id, label }) => ({
              key: id,
              label,
              tone: tones[id],
              values: skillNames.map((skill) => number(skill, id)),
            }))}
            choice={
              <FilterSelect
                label="Level"
                value={band}
                onValueChange={(next) => onSearchChange({ ...search, band: next === 'all' ? undefined : next })}
                options={[
                  { value: 'all' as const, label: 'All levels' },
                  ...skillTiers.map(({ id, label }) => ({ value: id, label })),
                ]}
              />
            }
          />
        );
      }}
    </Loaded>
  );
}
