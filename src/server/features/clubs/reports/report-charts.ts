// Charts of the club report: activity as columns, levels and skills as bars, each with its number.

import { msg } from '@lingui/core/runtime-macro';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { activityWords, levelWords, signed } from '#domain/clubs/report-words.ts';
import { localeInForce, say } from '#domain/language/say.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import {
  ratingScale,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
  skillTier,
  skillTiers,
} from '#domain/skills/skills.ts';
import { weakestWords } from '#domain/skills/weakest-first.ts';
import { palette } from '#server/pictures/palette.ts';
import { styles } from './club-report-styles.ts';

/** Height of the tallest column in points. */
const columnHeight = 84;
/** Most labels below the columns. */
const maxLabels = 12;

/** Videos and sessions by step, stacked. */
export function activityChart({ activity, totals, before }: ClubReport) {
  const sums = activity.rows.map(({ videos, sessions }) => videos + sessions);
  const scale = columnHeight / Math.max(1, ...sums);
  const every = Math.ceil(activity.rows.length / maxLabels);
  return h(
    View,
    { style: styles.block, wrap: false },
    h(Text, { style: styles.heading }, say(msg`Activity`)),
    h(Text, { style: styles.words }, activityWords(totals, before)),
    h(
      View,
      { style: styles.columns },
      ...activity.rows.map(({ start, videos, sessions }, index) =>
        h(
          View,
          { key: start, style: styles.column },
          h(Text, { style: styles.columnCount }, sums[index] === 0 ? '' : String(sums[index])),
          h(View, { style: { height: sessions * scale, backgroundColor: palette.success } }),
          h(View, { style: { height: videos * scale, backgroundColor: palette.primary } }),
        ),
      ),
    ),
    h(
      View,
      { style: styles.labels },
      // A label sits under its column and uses the room of unlabelled ones.
      ...activity.rows
        .filter((_, index) => index % every === 0)
        .map(({ start }, index) =>
          h(
            Text,
            {
              key: start,
              style: { ...styles.columnLabel, flexGrow: Math.min(every, activity.rows.length - index * every) },
            },
            stepLabel(start, activity.step),
          ),
        ),
    ),
    h(
      View,
      { style: styles.legend },
      h(View, { style: { ...styles.swatch, backgroundColor: palette.primary } }),
      h(Text, { style: { marginRight: 12 } }, say(msg`Videos sent`)),
      h(View, { style: { ...styles.swatch, backgroundColor: palette.success } }),
      h(Text, null, stepWords(activity.step)),
    ),
  );
}

function stepWords(step: ClubReport['activity']['step']): string {
  switch (step) {
    case 'day':
      return say(msg`Training sessions completed, by day`);
    case 'week':
      return say(msg`Training sessions completed, by week`);
    case 'month':
      return say(msg`Training sessions completed, by month`);
    case 'year':
      return say(msg`Training sessions completed, by year`);
  }
}

function stepLabel(start: string, step: ClubReport['activity']['step']): string {
  if (step === 'year') return start.slice(0, 4);
  const parts =
    step === 'month' ? ({ month: 'short', year: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeInForce(), { ...parts, timeZone: 'UTC' }).format(new Date(start));
}

function bar(label: string, share: number, color: string, value: string) {
  return h(
    View,
    { key: label, style: styles.bar },
    h(Text, { style: styles.barLabel }, label),
    h(
      View,
      { style: styles.barTrack },
      h(View, { style: { ...styles.barFill, width: `${roundTo(share * 100, 1)}%`, backgroundColor: color } }),
    ),
    h(Text, { style: styles.barValue }, value),
  );
}

/** Players per tier, now and before. */
export function levelChart({ levels, members }: ClubReport) {
  return h(
    View,
    { style: styles.block, wrap: false },
    h(Text, { style: styles.heading }, say(msg`Levels`)),
    h(Text, { style: styles.words }, levelWords(levels)),
    ...skillTiers.map(({ id, label }) =>
      bar(
        label,
        members === 0 ? 0 : levels.bands[id] / members,
        palette.tiers[id],
        say(msg`${{ now: levels.bands[id] }} (${{ before: levels.bandsBefore[id] }} before)`),
      ),
    ),
  );
}

/** Average of each rated skill by group, with its change. */
export function skillsChart({ skills, player }: ClubReport) {
  // Without the player's name, which is the title: a right-to-left one would swap the words.
  const weakest = weakestWords(player ? 'this player' : 'members', skills);
  return h(
    View,
    { style: styles.block, wrap: false },
    h(Text, { style: styles.heading }, say(msg`Skills`)),
    weakest !== null && h(Text, { style: styles.words }, weakest),
    h(
      Text,
      { style: styles.words },
      say(msg`Average ratings in this period (0 to 7), compared with the previous period.`),
    ),
    ...skillCategoryNames.flatMap((category) => {
      const names: readonly string[] = skillCategories[category];
      return [
        h(Text, { key: category, style: styles.group }, skillCategoryLabel(category)),
        ...skills
          .filter(({ skillName }) => names.includes(skillName))
          .map(({ skillName, mean, change }) =>
            bar(
              skillLabel(skillName),
              (mean ?? 0) / ratingScale.max,
              palette.tiers[skillTier(mean ?? 0).id],
              mean === null
                ? say(msg`not rated`)
                : `${oneDecimal(mean)}${change === null ? '' : ` (${signed(change)})`}`,
            ),
          ),
      ];
    }),
  );
}
