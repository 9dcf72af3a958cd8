// The charts of the report.

import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { activityWords, levelWords } from '#domain/clubs/report-words.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillCategories, skillCategoryNames, skillLabel, skillTiers } from '#domain/skills/skills.ts';
import { dateFormat, formatDay } from '#web/lib/format.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Rating } from '#web/ui/padel/rating.tsx';

const stepNames = { day: 'Day', week: 'Week of', month: 'Month', year: 'Year' } as const;
const monthLabel = dateFormat({ month: 'short', year: '2-digit', timeZone: 'UTC' });
const dayLabel = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

function stepLabel(start: string, step: ClubReport['activity']['step']): string {
  if (step === 'year') return start.slice(0, 4);
  return (step === 'month' ? monthLabel : dayLabel)(new Date(start));
}

/** Videos and sessions by step, stacked. */
export function ActivityChart({ report: { activity, totals, before } }: { report: ClubReport }) {
  const { step, rows } = activity;
  return (
    <ColumnChart
      title="Activity"
      summary={activityWords(totals, before)}
      categoryLabel={stepNames[step]}
      categories={rows.map(({ start }) => ({
        key: start,
        label: stepLabel(start, step),
        name: step === 'day' || step === 'week' ? formatDay(start) : stepLabel(start, step),
      }))}
      series={[
        { key: 'videos', label: 'Videos sent', tone: 'primary', values: rows.map(({ videos }) => videos) },
        { key: 'sessions', label: 'Sessions completed', tone: 'grass', values: rows.map(({ sessions }) => sessions) },
      ]}
      isStacked
    />
  );
}

/** Players per tier at the start and end. */
export function LevelChart({ report: { levels } }: { report: ClubReport }) {
  return (
    <ColumnChart
      title="Levels"
      summary={levelWords(levels)}
      categoryLabel="Level"
      categories={skillTiers.map(({ id, label }) => ({ key: id, label }))}
      series={[
        {
          key: 'before',
          label: 'At the start',
          tone: 'pale',
          values: skillTiers.map(({ id }) => levels.bandsBefore[id]),
        },
        { key: 'now', label: 'At the end', tone: 'primary', values: skillTiers.map(({ id }) => levels.bands[id]) },
      ]}
    />
  );
}

/** Average skill ratings by group, with a mark for the previous period. */
export function SkillsCard({ report: { skills } }: { report: ClubReport }) {
  return (
    <Card as="section" className="grid gap-5">
      <div>
        <CardTitle className="mb-1">Skills</CardTitle>
        <p className="text-sm text-ink-muted">
          Average ratings in this period (0 to 7). The mark shows the previous period.
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {skillCategoryNames.map((category) => {
          const names: readonly string[] = skillCategories[category];
          return (
            <section key={category} className="grid content-start gap-3.5">
              <h3 className="text-sm text-ink-muted">{category}</h3>
              {skills
                .filter(({ skillName }) => names.includes(skillName))
                .map(({ skillName, mean, before, ratings }) => (
                  <Rating
                    key={skillName}
                    label={skillLabel(skillName)}
                    rating={mean}
                    previous={before}
                    showTier={false}
                    comment={mean === null ? null : ratingsWords(ratings, before)}
                  />
                ))}
            </section>
          );
        })}
      </div>
    </Card>
  );
}

/** Number of ratings; the change is beside the rating. */
function ratingsWords(ratings: number, before: number | null): string {
  const rated = ratings === 1 ? 'One rating' : `${ratings} ratings`;
  return before === null ? rated : `${rated}, ${oneDecimal(before)} before`;
}
