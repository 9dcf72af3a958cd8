// The coach's notes on a report: the most important first, then all by time.

import { msg } from '@lingui/core/runtime-macro';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { say } from '#domain/language/say.ts';
import { bookmarked } from '#server/pictures/document-parts.ts';
import { boardDrawing } from './board-drawing.ts';
import type { ReportNote } from './report-facts.ts';
import type { ReportPlan } from './report-plan.ts';
import { styles } from './report-styles.ts';

/** Notes with more text may break across pages. */
const wholeUpTo = 700;

/** Those to read first, the most important first. */
export function importantNotesPart({ important: notes, drawn }: ReportPlan) {
  return notesPart(
    say(msg`The most important notes`),
    notes.map((note) => noteRow(note, false, drawn)),
    notes.some(hasBoard),
  );
}

/** Every note that fits, and where to read the rest. Texts printed above are not repeated. */
export function allNotesPart({ all, important, drawn, left }: ReportPlan) {
  const highlighted = new Set(important);
  const rows = all.map((note) => noteRow(note, highlighted.has(note), drawn));
  const title = titleOf(all.length, left, important.length > 0 || left > 0);
  const rest = say(
    msg`This review is too long to print in full. Notes left out: ${{ left }}. Read them in the review, at the address below.`,
  );
  return notesPart(
    title,
    left === 0 ? rows : [h(Text, { key: 'rest', style: styles.strong }, rest), ...rows],
    all.some((note) => hasBoard(note) && !highlighted.has(note)),
  );
}

function titleOf(count: number, left: number, isCounted: boolean): string {
  if (!isCounted) return say(msg`Coach's Video Notes`);
  return left === 0
    ? say(msg`Coach's Video Notes: all ${{ count }} by time`)
    : say(msg`Coach's Video Notes: the ${{ count }} most important of ${{ total: count + left }}, by time`);
}

function notesPart(title: string, rows: readonly ReactElement[], hasBoards: boolean) {
  const [first, ...others] = rows;
  return h(
    View,
    { style: styles.block, ...bookmarked(title) },
    // Keeps the heading with the first note.
    h(View, { wrap: false }, h(Text, { style: styles.heading }, title), first),
    ...others,
    hasBoards &&
      h(
        Text,
        { style: { ...styles.small, ...styles.muted, marginTop: 4 } },
        say(msg`P: the player, Pa: the partner, 1 and 2: the opponents. Dashed arrows are runs, the others the ball.`),
      ),
  );
}

function hasBoard({ board }: ReportNote): boolean {
  return board !== null;
}

/** Time, title, labels and comment, with the court board on the right. */
function noteRow(note: ReportNote, isTold: boolean, drawn: ReportPlan['drawn']) {
  const { time, about, title, comment, board } = note;
  return h(
    View,
    { key: `${time}${title}${note.timestamp}`, style: styles.note, wrap: comment.length > wholeUpTo },
    h(Text, { style: styles.noteTime }, time),
    h(
      View,
      { style: styles.noteWords },
      h(
        Text,
        null,
        title !== '' && h(Text, { style: styles.strong }, `${title}  `),
        h(Text, { style: styles.muted }, about),
        isTold && h(Text, { style: styles.muted }, ` · ${say(msg`see above`)}`),
      ),
      !isTold && comment !== '' && h(Text, null, comment),
    ),
    !isTold && board !== null && drawn.has(note) && boardDrawing(board),
  );
}
