// The parts of a report below its head.

import { msg } from '@lingui/core/runtime-macro';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { say } from '#domain/language/say.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { bookmarked } from '#server/pictures/document-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import { changeOf, type ReportFacts, type ReportPriority, type ReportRating } from './report-facts.ts';
import { styles } from './report-styles.ts';

/** Skills per column: the ten of a full review fill four. */
const skillsInColumn = 3;

/** Every rated skill with its bar, a mark for the previous rating, and the change. */
export function skillsPart({ skills }: ReportFacts) {
  const columns = skills.flatMap(({ name, ratings }) =>
    Array.from({ length: Math.ceil(ratings.length / skillsInColumn) }, (_, index) => ({
      name: index === 0 ? name : '',
      ratings: ratings.slice(index * skillsInColumn, (index + 1) * skillsInColumn),
    })),
  );
  return h(
    View,
    { style: styles.skills, wrap: false, ...bookmarked(say(msg`Skills`)) },
    ...columns.map(({ name, ratings }, index) =>
      h(
        View,
        { key: index, style: styles.skillColumn },
        h(Text, { style: styles.skillGroup }, name),
        ...ratings.map(skill),
      ),
    ),
  );
}

function skill(rating: ReportRating) {
  const change = changeOf(rating);
  const percent = (value: number) => `${(value / ratingScale.max) * 100}%`;
  return h(
    View,
    { key: rating.label, style: styles.skill },
    h(
      View,
      { style: styles.skillWords },
      h(Text, null, rating.label),
      h(
        Text,
        null,
        change !== null &&
          h(Text, { style: { color: change.startsWith('+') ? palette.success : palette.attention } }, `${change}  `),
        h(Text, { style: styles.strong }, oneDecimal(rating.rating)),
      ),
    ),
    h(
      View,
      { style: styles.bar },
      h(View, {
        style: { ...styles.barFill, width: percent(rating.rating), backgroundColor: palette.tiers[rating.tier.id] },
      }),
      rating.previous !== null && h(View, { style: { ...styles.barBefore, left: percent(rating.previous) } }),
    ),
  );
}

/** One of the coach's texts beside its heading. */
export function textPart({ heading, text }: ReportFacts['texts'][number]) {
  return h(
    View,
    { key: heading, style: styles.section, ...bookmarked(heading) },
    h(Text, { style: styles.sectionLabel }, heading),
    h(Text, { style: styles.sectionText }, text),
  );
}

/** Priorities side by side, each with its drill. */
export function prioritiesPart(priorities: readonly ReportPriority[]) {
  return h(
    View,
    { style: styles.block, wrap: false, ...bookmarked(say(msg`Work on this first`)) },
    h(Text, { style: styles.heading }, say(msg`Work on this first`)),
    h(
      View,
      { style: styles.columns },
      ...priorities.map((one) => h(View, { key: one.skill, style: styles.column }, priority(one))),
    ),
  );
}

function priority({ skill: name, focus, drill }: ReportPriority) {
  return h(
    View,
    { style: styles.card },
    h(Text, { style: styles.cardSkill }, name),
    h(Text, { style: styles.cardFocus }, focus),
    drill &&
      h(
        View,
        null,
        h(
          Text,
          null,
          h(Text, { style: styles.strong }, drill.name),
          h(Text, { style: styles.muted }, `  ${drill.effort}`),
        ),
        h(Text, { style: { marginBottom: 3 } }, drill.aim),
        ...drill.steps.map((step, index) =>
          h(
            View,
            { key: step, style: styles.step },
            h(Text, { style: styles.stepNumber }, `${index + 1}.`),
            h(Text, { style: styles.stepText }, step),
          ),
        ),
      ),
  );
}

/** Rallies and counted strokes. */
export function countsPart({ counts, rallies }: ReportFacts) {
  const lines = counts?.lines ?? [];
  const half = Math.ceil(lines.length / 2);
  const heading = counts === null ? say(msg`Rallies`) : say(msg`Counted strokes`);
  return h(
    View,
    { style: { ...styles.block, ...styles.small }, wrap: false, ...bookmarked(heading) },
    h(Text, { style: styles.heading }, heading),
    h(Text, null, [rallies && `${rallies}.`, counts?.sentence].filter(Boolean).join(' ')),
    h(
      View,
      { style: styles.columns },
      ...[lines.slice(0, half), lines.slice(half)].map((column, index) =>
        h(View, { key: index, style: styles.column }, ...column.map((line) => h(Text, { key: line }, line))),
      ),
    ),
  );
}
