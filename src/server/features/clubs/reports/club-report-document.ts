// The club report as a PDF of A4 pages.

import { msg, plural } from '@lingui/core/runtime-macro';
import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { brand } from '#domain/brand.ts';
import { turnaroundWords } from '#domain/clubs/report-words.ts';
import { localeInForce, say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { numberText } from '#domain/round-to.ts';
import { brandMark, clamped, documentDetails } from '#server/pictures/document-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import { courtShape } from '#server/pictures/shapes.ts';
import { writePdf } from '#server/pictures/write-pdf.ts';
import { styles } from './club-report-styles.ts';
import { activityChart, levelChart, skillsChart } from './report-charts.ts';
import { coachesTable, improvedTable, playersTable } from './report-tables.ts';

const dayWords = (day: string) =>
  new Intl.DateTimeFormat(localeInForce(), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Writes the PDF with selectable text. */
export function writeClubReport(report: ClubReport): Promise<Buffer> {
  const about = report.player ? personName(report.player) : report.group?.name;
  const title = about === undefined ? report.clubName : `${about}, ${report.clubName}`;
  return writePdf(
    h(
      Document,
      documentDetails(say(msg`${{ title }}: report`), report.period.to),
      h(
        Page,
        { size: 'A4', style: styles.page },
        head(report, title),
        h(
          View,
          { style: styles.body },
          figures(report),
          h(Text, { style: styles.muted }, turnaroundWords(report.turnaround)),
          activityChart(report),
          h(
            View,
            { style: styles.halves },
            h(View, { style: styles.half }, levelChart(report), report.levels.moves.length > 0 && moves(report)),
            h(View, { style: styles.half }, skillsChart(report)),
          ),
          report.mostImproved.length > 0 && improvedTable(report),
          report.coaches.length > 0 && coachesTable(report),
          report.player === null && report.players.length > 0 && playersTable(report),
          h(Text, { style: { ...styles.block, ...styles.small, ...styles.muted } }, say(howCounted)),
        ),
        foot(title),
      ),
    ),
  );
}

const howCounted = msg`This report covers current members and everything they did in the period. “Played” means a video sent or a session completed. Turnaround runs from upload to review and excludes time with a broken link. A first verification does not count as a level change.`;

function head({ period }: ClubReport, title: string) {
  return h(
    View,
    { style: styles.head },
    h(
      Svg,
      { viewBox: courtShape.viewBox, style: styles.headCourt },
      h(Path, { d: courtShape.walls + courtShape.lines, stroke: palette.courtLine, strokeWidth: 0.06 }),
    ),
    h(
      View,
      { style: styles.brand },
      brandMark(styles.mark),
      h(Text, { style: styles.brandName }, `${brand.name} · ${say(msg`Report`)}`),
    ),
    h(Text, { style: { ...styles.title, ...clamped(2) } }, title),
    h(Text, { style: styles.period }, say(msg`${{ from: dayWords(period.from) }} to ${{ to: dayWords(period.to) }}`)),
  );
}

function figures({ totals, before, members, turnaround }: ClubReport) {
  const against = (then: number) => say(msg`${{ count: then }} in the previous period`);
  const list: [string, string, string][] = [
    [say(msg`Players who played`), say(msg`${{ players: totals.players }} of ${{ members }}`), against(before.players)],
    [say(msg`Videos sent`), String(totals.videos), against(before.videos)],
    [say(msg`Training sessions`), String(totals.sessions), against(before.sessions)],
    [
      say(msg`Median turnaround`),
      turnaround.medianHours === null ? '–' : say(msg`${{ hours: numberText(turnaround.medianHours) }} h`),
      say(msg`${plural({ reviews: turnaround.reviews }, { one: '# reviews', other: '# reviews' })}`),
    ],
  ];
  return h(
    View,
    { style: styles.figures },
    ...list.map(([label, value, hint]) =>
      h(
        View,
        { key: label, style: styles.figure },
        h(Text, { style: styles.figureLabel }, label),
        h(Text, { style: styles.figureValue }, value),
        h(Text, { style: styles.figureLabel }, hint),
      ),
    ),
  );
}

/** Level changes, as many as there is room for. */
function moves({ levels }: ClubReport) {
  return h(
    View,
    { style: styles.block, wrap: false },
    h(Text, { style: styles.group }, say(msg`Level changes`)),
    ...levels.moves.slice(0, 6).map(({ player, from, to }) =>
      // Separate texts, since right-to-left names would swap them.
      h(
        View,
        { key: player.id, style: styles.move },
        h(Text, { style: { ...styles.moveName, ...clamped(1) } }, personName(player)),
        h(
          Text,
          null,
          `: ${say(msg`${{ lowest: numberText(from.toFixed(1)) }} to ${{ highest: numberText(to.toFixed(1)) }}`)}`,
        ),
      ),
    ),
  );
}

function foot(title: string) {
  return h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, null, `${brand.name} · ${title}`),
    h(Text, { render: ({ pageNumber, totalPages }) => say(msg`${{ page: pageNumber }} of ${{ pages: totalPages }}`) }),
  );
}
