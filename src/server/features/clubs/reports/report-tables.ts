// Tables of the club report.

import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { counted, signed } from '#domain/clubs/report-words.ts';
import { personName } from '#domain/people/person-name.ts';
import { coachLabel } from '#domain/people/roles.ts';
import { oneDecimal } from '#domain/round-to.ts';
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

const hoursOf = (hours: number | null) => (hours === null ? '–' : `${hours} h`);
const ratingOf = (rating: number | null) => (rating === null ? '–' : oneDecimal(rating));

/** Coach workload. */
export function coachesTable({ coaches }: ClubReport) {
  return table(
    'Coaches',
    'Reviews and training sessions in the period, with current players and open reviews.',
    ['Coach', 'Reviews', 'Turnaround', 'Sessions', 'Players', 'Open now'],
    coaches.map(({ coach, reviews, medianHours, sessions, players, waiting }) => [
      coach === null ? 'Coaches outside the club' : `${personName(coach)}, ${coachLabel(coach.role)}`,
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
    'Most improved',
    'Average of the first and last two overall ratings, for players with at least four reviews.',
    ['Player', 'At the start', 'At the end', 'Change', 'Reviews'],
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
    'Players',
    left > 0
      ? `The ${shown.length} most active; ${counted(left, 'more player')} in the table that comes with this report.`
      : 'Most active first.',
    ['Player', 'Level', 'Videos', 'Sessions', 'Reviews', 'Overall'],
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
