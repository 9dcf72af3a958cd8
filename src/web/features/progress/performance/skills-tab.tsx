// The Skills Analysis tab: averages by skill group.

import { plural, t } from '@lingui/core/macro';
import { oneDecimal } from '#domain/round-to.ts';
import { categoryAverages } from '#domain/skills/skill-averages.ts';
import {
  type SingleSkill,
  type SkillCategory,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
} from '#domain/skills/skills.ts';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Analytics, SkillFigure } from './analytics.ts';
import { RestsOn, SkillFigureList } from './skill-figures.tsx';
import { SkillTable } from './skill-table.tsx';

/** A chart per group with each rated skill and the group's average. */
export function SkillsTab({ averages }: Pick<Analytics, 'averages'>) {
  const byGroup = categoryAverages(averages);
  const groups = skillCategoryNames.flatMap((category) => {
    const average = byGroup[category];
    return average === null ? [] : [{ category, average, figures: figuresOf(category, averages) }];
  });
  if (groups.length === 0) {
    return (
      <EmptyState title={t`No skills rated in this period`}>
        {t`Reviews in this period have an overall rating but no skill ratings.`}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">
        <RestsOn figures={groups.flatMap(({ figures }) => figures)} />
      </p>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {groups.map(({ category, average, figures }) => (
          // The first and longest group is beside the two others.
          <div key={category} className="lg:first:row-span-2">
            <ChartCard
              title={`${skillCategoryLabel(category)} ${oneDecimal(average)}`}
              summary={summary(category, average, figures)}
              chart={<SkillFigureList figures={figures} />}
              table={<SkillTable caption={t`${{ group: skillCategoryLabel(category) }} skills`} figures={figures} />}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function figuresOf(category: SkillCategory, averages: readonly SkillFigure[]): SkillFigure[] {
  const skills: readonly SingleSkill[] = skillCategories[category];
  return averages.filter(({ skillName }) => skills.includes(skillName));
}

function summary(category: SkillCategory, average: number, figures: readonly SkillFigure[]): string {
  const total = figures.reduce((sum, { count }) => sum + count, 0);
  const [count, shown] = [figures.length, oneDecimal(average)];
  return count === 1
    ? t`${{ group: skillCategoryLabel(category) }} averages ${{ average: shown }} of 7 over one skill and ${plural(total, { one: '# rating', other: '# ratings' })}.`
    : t`${{ group: skillCategoryLabel(category) }} averages ${{ average: shown }} of 7 over ${{ count }} skills and ${plural(total, { one: '# rating', other: '# ratings' })}; every skill counts equally.`;
}
