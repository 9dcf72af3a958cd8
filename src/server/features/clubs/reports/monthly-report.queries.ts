// SQL of the monthly report by email.

import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubReportMails, clubs, stoppedMails, users } from '#server/db/schema/index.ts';

const stopped = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(stoppedMails)
    .where(and(eq(stoppedMails.userId, clubReportMails.userId), eq(stoppedMails.kind, 'reports')));

/** The day that a manager chose; null for none, or once they unsubscribed. */
export async function findReportDay(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ day: clubReportMails.day })
    .from(clubReportMails)
    .where(and(eq(clubReportMails.userId, userId), notExists(stopped(db))));
  return row?.day ?? null;
}

/**
 * Chooses the day. A manager who had another keeps the last month they got.
 *
 * @param reportedMonth for a new one: the first report is about the month after it
 */
export async function saveReportDay(tx: Database, row: typeof clubReportMails.$inferInsert): Promise<void> {
  await tx
    .insert(clubReportMails)
    .values(row)
    .onConflictDoUpdate({ target: clubReportMails.userId, set: { day: row.day } });
}

export async function deleteReportDay(tx: Database, userId: string): Promise<void> {
  await tx.delete(clubReportMails).where(eq(clubReportMails.userId, userId));
}

/** Managers of active clubs who may be due a report somewhere on earth, with the zone of their screens. */
export function listReportReaders(db: Database) {
  return db
    .select({ userId: users.id, day: clubReportMails.day, timeZone: users.timeZone })
    .from(clubReportMails)
    .innerJoin(users, and(eq(users.id, clubReportMails.userId), eq(users.role, 'club'), eq(users.state, 'active')))
    .innerJoin(clubs, and(eq(clubs.id, users.clubId), isNull(clubs.deactivatedAt)))
    .where(
      and(
        lt(clubReportMails.reportedMonth, sql`to_char(now() + interval '14 hours' - interval '1 month', 'YYYY-MM')`),
        notExists(stopped(db)),
      ),
    );
}

/** Claims a month's report; false when it was claimed already. */
export async function claimReport(tx: Database, userId: string, month: string): Promise<boolean> {
  const rows = await tx
    .update(clubReportMails)
    .set({ reportedMonth: month })
    .where(and(eq(clubReportMails.userId, userId), lt(clubReportMails.reportedMonth, month)))
    .returning({ userId: clubReportMails.userId });
  return rows.length === 1;
}
