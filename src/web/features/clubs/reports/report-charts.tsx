// The charts of the report.

import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { activityWords, levelWords } from '#domain/clubs/report-words.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { skillLabel, skillTiers } from '#domain/skills/skills.ts';
import { weakestFirst, weakestWords } from '#domain/skills/weakest-first.ts';
import { dateFormat, formatDay } from '#web/lib/format.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { SkillBars, skillLinkStyles } from '#web/ui/padel/skill-bars.tsx';

const stepNames = { day: msg`Day`, week: msg`Week of`, month: msg`Month`, year: msg`Year` };
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
      title={t`Activity`}
      summary={activityWords(totals, before)}
      categoryLabel={say(stepNames[step])}
      categories={rows.map(({ start }) => ({
        key: start,
        label: stepLabel(start, step),
        name: step === 'day' || step === 'week' ? formatDay(start) : stepLabel(start, step),
      }))}
      series={[
        { key: 'videos', label: t`Videos sent`, tone: 'primary', values: rows.map(({ videos }) => videos) },
        { key: 'sessions', label: t`Sessions completed`, tone: 'grass', values: rows.map(({ sessions }) => sessions) },
      ]}
      isStacked
    />
  );
}

/** Players per tier at the start and end. */
export function LevelChart({ report: { levels } }: { report: ClubReport }) {
  return (
    <ColumnChart
      title={t`Levels`}
      summary={levelWords(levels)}
      categoryLabel={t`Level`}
      categories={skillTiers.map(({ id, label }) => ({ key: id, label }))}
      series={[
        {
          key: 'before',
          label: t`At the start`,
          tone: 'pale',
          values: skillTiers.map(({ id }) => levels.bandsBefore[id]),
        },
        { key: 'now', label: t`At the end`, tone: 'primary', values: skillTiers.map(({ id }) => levels.bands[id]) },
      ]}
    />
  );
}

/** What to know about the skills, and their averages from the weakest up; each leads to its members. */
export function SkillsCard({ report: { skills, player } }: { report: ClubReport }) {
  const unrated = skills.filter(({ mean }) => mean === null).map(({ skillName }) => skillLabel(skillName));
  const bars = weakestFirst(skills);
  const weakest = weakestWords(player ? { player: personName(player) } : 'own-members', skills);
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <CardTitle className="mb-1">{t`Skills`}</CardTitle>
        <p className="max-w-[70ch] text-pretty">
          {bars.length === 0
            ? t`No skills were rated in this period.`
            : (weakest ?? t`No skill stands out in this period.`)}
        </p>
      </div>
      {bars.length > 0 && (
        <SkillBars
          label={t`Skills, weakest first`}
          skills={bars.map(({ ratings, ...skill }) => ({
            ...skill,
            basis: plural({ count: ratings }, { one: '# rating', other: '# ratings' }),
          }))}
          renderName={(skillName, name) =>
            player ? (
              name
            ) : (
              <Link to="/club/players" search={{ skill: skillName }} className={skillLinkStyles}>
                {name}
                <span className="sr-only">{` ${t`(see players)`}`}</span>
              </Link>
            )
          }
        />
      )}
      <p className="text-sm text-ink-muted">
        {t`Average ratings in this period (0 to 7). The mark shows the previous period.`}
        {bars.length > 0 && unrated.length > 0 && <span>{` ${t`Not rated: ${{ skills: unrated.join(', ') }}.`}`}</span>}
      </p>
    </Card>
  );
}
