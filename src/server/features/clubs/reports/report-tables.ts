// Tables of the club report.

import { msg, plural } from '@lingui/core/runtime-macro';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { coachLabel } from '#domain/people/roles.ts';
import { numberText, oneDecimal } from '#domain/round-to.ts';
import { clamped } from '#server/pictures/document-parts.ts';
import { styles } from './club-report-styles.ts';

/** A heading with its table; names come in the first column. */
function table(heading: string, words: string, columns: readonly string[], rows: readonly (readonly string[])[]) {
  const cell = (text: string, index: number) =>
    h(Text, { key: index, style: { ...(index === 0 ? styles.cellName : styles.cell), ...clamped(1) } }, text);
  return h(
    View,
    { style: styles.block },
    h(
      View,
      // The first rows stay with their heading.
      { wrap: false },
      h(Text, { style: styles.heading }, heading),
      h(Text, { style: { ...styles.words, ...styles.muted } }, words),
      h(View, { style: styles.rowHead }, ...columns.map(cell)),
      ...rows.slice(0, 3).map((row, index) => h(View, { key: index, style: styles.row }, ...row.map(cell))),
    ),
    ...rows.slice(3).map((row, index) => h(View, { key: index, style: styles.row, wrap: false }, ...row.map(cell))),
  );
}

const hoursOf = (hours: number | null) => (hours === null ? '–' : say(msg`${{ hours: numberText(hours) }} h`));
const ratingOf = (rating: number | null) => (rating === null ? '–' : oneDecimal(rating));

/** Coach workload. */
export function coachesTable({ coaches }: ClubReport) {
  return table(
    say(msg`Coaches`),
    say(msg`Reviews and training sessions in the period, with current players and open reviews.`),
    [
      say(msg`Coach`),
      say(msg`Reviews`),
      say(msg`Turnaround`),
      say(msg`Sessions`),
      say(msg`Players`),
      say(msg`Open now`),
    ],
    coaches.map(({ coach, reviews, medianHours, sessions, players, waiting }) => [
      coach === null ? say(msg`Coaches outside the club`) : `${personName(coach)}, ${coachLabel(coach.role)}`,
      String(reviews),
      hoursOf(medianHours),
      String(sessions),
      String(players),
      String(waiting),
    ]),
  );
}

/** Most improved players. */
export function improvedTable({ mostImproved }: ClubReport) {
  return table(
    say(msg`Most improved`),
    say(msg`Average of the first and last two overall ratings, for players with at least four reviews.`),
    [say(msg`Player`), say(msg`At the start`), say(msg`At the end`), say(msg`Change`), say(msg`Reviews`)],
    mostImproved.map(({ player, begin, end, change, reviews }) => [
      personName(player),
      oneDecimal(begin),
      oneDecimal(end),
      signed(change),
      String(reviews),
    ]),
  );
}

/** Most players in the PDF; the CSV has all. */
const maxPlayers = 40;

/** Most active players. */
export function playersTable({ players, members }: ClubReport) {
  const shown = players.slice(0, maxPlayers);
  const left = members - shown.length;
  return table(
    say(msg`Players`),
    left > 0
      ? say(
          msg`${plural({ left }, { one: msg`The ${{ shown: shown.length }} most active; # more player in the table that comes with this report.`, other: msg`The ${{ shown: shown.length }} most active; # more players in the table that comes with this report.` })}`,
        )
      : say(msg`Most active first.`),
    [say(msg`Player`), say(msg`Level`), say(msg`Videos`), say(msg`Sessions`), say(msg`Reviews`), say(msg`Overall`)],
    shown.map(({ player, level, videos, sessions, reviews, overall }) => [
      personName(player),
      ratingOf(level),
      String(videos),
      String(sessions),
      String(reviews),
      ratingOf(overall),
    ]),
  );
}
