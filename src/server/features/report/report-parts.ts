// The parts of a report below its head.

import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { clamped } from '#server/pictures/document-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import { boardDrawing } from './board-drawing.ts';
import { changeOf, type ReportFacts, type ReportNote, type ReportPriority, type ReportRating } from './report-facts.ts';
import type { ReportPlan } from './report-plan.ts';
import { styles } from './report-styles.ts';

/** Skills in a column: the ten of a full review fill four. */
const skillsInColumn = 3;

/** Every rated skill with its bar, a mark for the previous review, and the change. */
export function skillsPart({ skills }: ReportFacts) {
  const columns = skills.flatMap(({ name, ratings }) =>
    Array.from({ length: Math.ceil(ratings.length / skillsInColumn) }, (_, index) => ({
      name: index === 0 ? name : '',
      ratings: ratings.slice(index * skillsInColumn, (index + 1) * skillsInColumn),
    })),
  );
  return h(
    View,
    { style: styles.skills, wrap: false },
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
  const place = (value: number) => `${(value / ratingScale.max) * 100}%`;
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
        style: { ...styles.barFill, width: place(rating.rating), backgroundColor: palette.tiers[rating.tier.id] },
      }),
      rating.previous !== null && h(View, { style: { ...styles.barBefore, left: place(rating.previous) } }),
    ),
  );
}

/** One of the coach's texts beside its heading. */
export function textPart({ heading, text, lines, isCut }: ReportPlan['texts'][number]) {
  return h(
    View,
    { key: heading, style: styles.section },
    h(Text, { style: styles.sectionLabel }, heading),
    h(
      View,
      { style: styles.sectionText },
      // Cut by an estimate: wide letters must not take a third sheet.
      h(Text, { style: isCut ? clamped(lines + 1) : {} }, text),
      isCut && h(Text, { style: { ...styles.small, ...styles.muted } }, 'Continues in the review.'),
    ),
  );
}

/** What to work on first, each with its drill, beside each other. */
export function prioritiesPart(priorities: readonly ReportPriority[]) {
  return h(
    View,
    { style: styles.block, wrap: false },
    h(Text, { style: styles.heading }, 'Work on this first'),
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

/** The most important notes in the order of the video, two in a row, and the court boards among them. */
export function notesPart({ notes, boards }: ReportPlan, total: number) {
  const rows = Array.from({ length: Math.ceil(notes.length / 2) }, (_, index) => notes.slice(index * 2, index * 2 + 2));
  const left = total - notes.length;
  return h(
    View,
    { style: styles.block },
    h(
      Text,
      { style: styles.heading, minPresenceAhead: 60 },
      "Coach's Video Notes",
      left > 0 &&
        h(Text, { style: { ...styles.small, ...styles.muted, fontWeight: 400 } }, `  ${notes.length} of ${total}`),
    ),
    ...rows.map((row, index) =>
      h(
        View,
        { key: index, style: styles.columns, wrap: false },
        ...[0, 1].map((place) =>
          h(View, { key: place, style: styles.column }, row[place] ? noteWords(row[place]) : null),
        ),
      ),
    ),
    boards.length > 0 && boardsRow(boards),
  );
}

/** Time and title in one line, what it is about and the comment in two more. */
function noteWords({ time, about, title, comment }: ReportNote) {
  return h(
    View,
    { style: styles.note },
    h(
      Text,
      { style: { ...styles.strong, ...clamped(1) } },
      h(Text, { style: styles.noteTime }, time),
      title && `  ${title}`,
    ),
    h(Text, { style: clamped(2) }, h(Text, { style: styles.muted }, comment === '' ? about : `${about}: `), comment),
  );
}

function boardsRow(boards: readonly ReportNote[]) {
  return h(
    View,
    { wrap: false },
    h(
      View,
      { style: styles.boards },
      ...boards.map(({ time, title, board }, index) =>
        h(
          View,
          { key: index, style: styles.board },
          board && boardDrawing(board),
          h(
            Text,
            { style: { ...styles.small, ...clamped(1) } },
            h(Text, { style: styles.noteTime }, time),
            `  ${title}`,
          ),
        ),
      ),
    ),
    h(
      Text,
      { style: { ...styles.small, ...styles.muted } },
      'P: the player, Pa: the partner, 1 and 2: the opponents. Dashed arrows are runs, the others the ball.',
    ),
  );
}

/** What was counted, with the numbers of observations. */
export function countsPart({ counts, rallies }: ReportFacts) {
  const lines = counts?.lines ?? [];
  const half = Math.ceil(lines.length / 2);
  return h(
    View,
    { style: { ...styles.block, ...styles.small }, wrap: false },
    h(Text, { style: styles.heading }, counts === null ? 'Rallies' : 'Counted strokes'),
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
