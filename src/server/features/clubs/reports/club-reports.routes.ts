// Endpoints of club reports: screen, CSV and PDF.

import { msg } from '@lingui/core/runtime-macro';
import type { ClubReport, ReportedPlayer } from '#contract/clubs/club-reports.ts';
import { brand } from '#domain/brand.ts';
import { dueReportMonth } from '#domain/clubs/monthly-report.ts';
import { fileName } from '#domain/file-name.ts';
import { say } from '#domain/language/say.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import type { Database } from '#server/db/database.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { startMails } from '#server/features/messages/email-switches/mail-switches.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { clubOf } from '#server/policy/membership.ts';
import { readClubReport } from './club-report.ts';
import { deleteReportDay, findReportDay, saveReportDay } from './monthly-report.queries.ts';

const columns: readonly CsvColumn<ReportedPlayer>[] = [
  { title: msg`Player`, value: ({ player }) => personName(player) },
  { title: msg`Country`, value: ({ player }) => countryName(player.country) },
  { title: msg`Level`, value: ({ level }) => level },
  { title: msg`Level at the start`, value: ({ levelBefore }) => levelBefore },
  { title: msg`Level verified`, value: ({ isLevelVerified }) => say(isLevelVerified ? msg`yes` : msg`no`) },
  { title: msg`Videos`, value: ({ videos }) => videos },
  { title: msg`Training sessions`, value: ({ sessions }) => sessions },
  { title: msg`Reviews`, value: ({ reviews }) => reviews },
  { title: msg`Overall`, value: ({ overall }) => overall },
  { title: msg`Technical`, value: ({ technical }) => technical },
  { title: msg`Tactical`, value: ({ tactical }) => tactical },
  { title: msg`Physical`, value: ({ physical }) => physical },
  { title: msg`Change in overall rating`, value: ({ change }) => change },
];

/** The CSV text. @param country whose number format it uses */
function reportCsv(report: ClubReport, country: string): string {
  return writeCsv(columns, report.players, country);
}

/** Most players on the screen and in the PDF; the CSV has all. */
const shownPlayers = 100;

interface ReportCall {
  actor: { clubId: string | null };
  query: { from: string; to: string; timeZone: string; playerId?: string | undefined; groupId?: string | undefined };
}

/** The requested report of the manager's club. */
function reportOf(db: Database, { actor, query: { from, to, timeZone, playerId, groupId } }: ReportCall) {
  return readClubReport(db, { clubId: clubOf(actor), playerId, groupId, period: { from, to }, timeZone });
}

function withFewPlayers(report: ClubReport): ClubReport {
  return { ...report, players: report.players.slice(0, shownPlayers) };
}

/** E.g. "pala-report-aarhus-padel-2026-09-01-2026-11-30.pdf", with the player's name for one player. */
function nameOf({ clubName, player, group, period }: ClubReport, ending: '.csv' | '.pdf'): string {
  return fileName(
    [brand.name, 'report', player ? personName(player) : (group?.name ?? clubName), period.from, period.to].join(' '),
    ending,
  );
}

export const clubReportHandlers = {
  async getClubReport(call) {
    return withFewPlayers(await reportOf(call.context.db, call));
  },

  async getMonthlyReport({ actor, context: { db } }) {
    return { day: await findReportDay(db, actor.id) };
  },

  async setMonthlyReport({ actor, body: { day }, context: { db } }) {
    clubOf(actor);
    await db.transaction(async (tx) => {
      if (day === null) await deleteReportDay(tx, actor.id);
      else {
        const reportedMonth = dueReportMonth(day, actor.timeZone ?? 'UTC', Date.now());
        await saveReportDay(tx, { userId: actor.id, day, reportedMonth });
        await startMails(tx, actor.id, 'reports');
      }
      await notifyUsers(tx, ['account'], [actor.id]);
    });
  },
} satisfies Partial<Handlers>;

export const clubReportFiles = {
  async clubReportTable(call) {
    const report = await call.context.readStale(call.request, (db) => reportOf(db, call));
    return { name: nameOf(report, '.csv'), make: () => reportCsv(report, call.actor.country) };
  },

  async clubReportDocument(call) {
    const report = withFewPlayers(await call.context.readStale(call.request, (db) => reportOf(db, call)));
    return { facts: report, name: nameOf(report, '.pdf'), make: () => writeDocument('club-report', report) };
  },
} satisfies Partial<FileHandlers>;
