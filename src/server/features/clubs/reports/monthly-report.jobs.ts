// The last month of a club by email, on the day that each manager chose.

import { dueReportMonth } from '#domain/clubs/monthly-report.ts';
import { monthPeriod } from '#domain/time/period.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { monthlyReportMail } from '#server/mail/templates/club-mails.ts';
import { readClubReport } from './club-report.ts';
import { claimReport, findReportDay, listReportReaders } from './monthly-report.queries.ts';

export const monthlyReportJobs = {
  async 'monthly-reports'(_, { db, jobs }) {
    const now = Date.now();
    for (const { userId, day, timeZone } of await listReportReaders(db)) {
      const month = dueReportMonth(day, timeZone ?? 'UTC', now);
      await db.transaction(async (tx) => {
        if (await claimReport(tx, userId, month)) await jobs.enqueue(tx, 'monthly-report-mail', { userId, month });
      });
    }
  },

  async 'monthly-report-mail'({ userId, month }, context) {
    const { db, config } = context;
    const manager = await findAccount(db, userId);
    // Left, suspended, or switched off since it was claimed.
    if (manager?.state !== 'active' || manager.role !== 'club' || manager.clubId === null) return;
    if ((await findReportDay(db, userId)) === null) return;
    const period = monthPeriod(month);
    const report = await readClubReport(db, { clubId: manager.clubId, period, timeZone: manager.timeZone ?? 'UTC' });
    const reportUrl = `${config.publicUrl}/club/reports?from=${period.from}&to=${period.to}`;
    await sendUnlessStopped(context, 'reports', userId, (stopUrl) =>
      monthlyReportMail(manager, report, { reportUrl, stopUrl }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;
