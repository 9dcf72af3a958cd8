// The monthly report by email: once a month to those who asked for it.

import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dueReportMonth } from '#domain/clubs/monthly-report.ts';
import { monthPeriod } from '#domain/time/period.ts';
import { clubReportMails, users } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { monthlyReportJobs } from './monthly-report.jobs.ts';

const test = useTestApp();
let scene: Awaited<ReturnType<typeof makeClubWithPeople>>;
/** The month that is due already, whatever day it is. */
const month = dueReportMonth(1, 'UTC', Date.now() - 7 * 3_600_000);

beforeEach(async () => {
  await test.runJobs();
  await test.context.db.delete(clubReportMails);
  scene = await makeClubWithPeople(test.context.db);
  test.mails.length = 0;
});

const choose = async (day: number | null) => {
  const { status } = await test.call(scene.manager, endpoints.setMonthlyReport, { body: { day } });
  expect(status).toBe(204);
};
const chosen = async () => (await test.call(scene.manager, endpoints.getMonthlyReport)).body.day;
const isOwed = () => test.context.db.update(clubReportMails).set({ day: 1, reportedMonth: '2020-01' });
const mails = () => test.mails.filter(({ to }) => to === scene.manager.email);
async function send() {
  await test.context.jobs.enqueue(test.context.db, 'monthly-reports', {});
  await test.runJobs();
  return mails().length;
}

it('the monthly report is off until a manager chooses a day, and begins with the next one', async () => {
  expect([await chosen(), await send()]).toEqual([null, 0]);
  await choose(1);
  expect([await chosen(), await send()]).toEqual([1, 0]);
  await choose(28);
  await choose(null);
  expect([await chosen(), await send()]).toEqual([null, 0]);
});

it.each([0, 29, 1.5])('refuses day %s', async (day) => {
  expect((await test.call(scene.manager, endpoints.setMonthlyReport, { body: { day } })).status).toBe(400);
});

it('the monthly report comes once, with the figures of the report and the way to it', async () => {
  const { from, to } = monthPeriod(month);
  await makeVideo(test.context.db, scene.known, { uploadDate: `${from}T12:00:00Z` });
  await choose(1);
  await isOwed();
  expect([await send(), await send()]).toEqual([1, 1]);
  const [mail] = mails();
  expect(mail?.subject).toMatch(new RegExp(`^${scene.club.name} in \\w+ ${from.slice(0, 4)}$`));
  expect(mail?.text).toContain('Your club has 2 members.');
  expect(mail?.text).toContain('1 player sent 1 video');
  expect(mail?.text).toContain(`/club/reports?from=${from}&to=${to}`);
  expect(mail?.headers?.['List-Unsubscribe']).toContain('kind=reports');
});

it('the monthly report is stopped by its own link, and by nothing else', async () => {
  await choose(1);
  await isOwed();
  await send();
  const link = new URL(/^<(.+)>$/.exec(mails()[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const body = { kind: 'reports' as const, token: link.searchParams.get('token') ?? '' };
  await test.call(null, endpoints.stopMails, { body });
  await isOwed();
  expect([await chosen(), await send()]).toEqual([null, 1]);
  await choose(1);
  await isOwed();
  expect([await chosen(), await send()]).toEqual([1, 2]);
});

it.each([
  ['switches it off', () => choose(null)],
  [
    'is suspended',
    () => test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, scene.manager.id)),
  ],
  [
    'is being deleted',
    () => test.context.db.update(users).set({ state: 'deleted' }).where(eq(users.id, scene.manager.id)),
  ],
  [
    'has left the club',
    () => test.context.db.update(users).set({ role: 'player' }).where(eq(users.id, scene.manager.id)),
  ],
])('does not come to a manager who %s between the choice and the sending', async (_, change) => {
  await choose(1);
  await isOwed();
  await monthlyReportJobs['monthly-reports']({}, test.context);
  await change();
  await test.runJobs();
  expect(mails()).toEqual([]);
});

it('the monthly report comes once from several processes, and once when the time zone changes', async () => {
  await choose(1);
  await isOwed();
  const run = () => monthlyReportJobs['monthly-reports']({}, test.context);
  await Promise.all([run(), run(), run()]);
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Copenhagen']) {
    await test.context.db.update(users).set({ timeZone }).where(eq(users.id, scene.manager.id));
    await run();
  }
  await test.runJobs();
  expect(new Set(mails().map(({ subject }) => subject)).size).toBe(mails().length);
});
