// Reminders: once, a day before.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { trainingSessions, users } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { claimReminders } from './session-notices.queries.ts';
import { trainingJobs } from './training.jobs.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let freja: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  await db.delete(trainingSessions);
  test.mails.length = 0;
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, (await makeClub(db)).id);
  await connect(db, coach, freja);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const session = (hours: number, columns: object = {}) =>
  makeSession(test.context.db, coach, [freja], { sessionDate: inHours(hours), ...columns });

async function remind(): Promise<void> {
  await test.context.jobs.enqueue(test.context.db, 'session-reminders', {});
  await test.runJobs();
}

describe('a reminder', () => {
  it('is sent once, as notification and email, within the last 24 hours', async () => {
    await session(23);
    await session(25);
    await session(-1);
    await remind();
    await remind();
    expect(test.mails.map(({ subject }) => subject)).toEqual(['Your session is coming up: Volleys']);
    expect(test.mails[0]?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const bell = await test.call(freja, endpoints.listNotifications, { params: { userId: freja.id } });
    expect(bell.body.map(({ type }) => type)).toEqual(['session_reminder']);
  });

  it('is sent once by two concurrent processes', async () => {
    for (let index = 0; index < 5; index += 1) await session(20 + index / 10);
    const { context } = test;
    await Promise.all([
      trainingJobs['session-reminders']({}, context),
      trainingJobs['session-reminders']({}, context),
      context.db.transaction(claimReminders).then(() => undefined),
    ]);
    const claimed = await context.db.select({ at: trainingSessions.remindedAt }).from(trainingSessions);
    expect(claimed.every(({ at }) => at !== null)).toBe(true);
    await test.runJobs();
    expect(test.mails.length).toBeLessThanOrEqual(5);
    await remind();
    const bell = await test.call(freja, endpoints.listNotifications, { params: { userId: freja.id } });
    expect(bell.body.length).toBe(test.mails.length);
  });

  it('is not sent for sessions booked less than a day ahead', async () => {
    const at = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const body = {
      title: 'Tonight',
      playerIds: [freja.id],
      date: at.slice(0, 10),
      time: at.slice(11, 16),
      timeZone: 'UTC',
      duration: 60,
    };
    expect((await test.call(coach, endpoints.createSessions, { body })).status).toBe(201);
    await remind();
    expect(test.mails.map(({ subject }) => subject)).toEqual(['Session booked: Tonight']);
  });

  it('is sent again for a session moved to a later date', async () => {
    const id = await session(20);
    await remind();
    const at = inHours(100);
    const change = { title: 'Volleys', date: at.slice(0, 10), time: at.slice(11, 16), timeZone: 'UTC', duration: 60 };
    await test.call(coach, endpoints.changeSession, { params: { sessionId: id }, body: { ...change, revision: 0 } });
    await test.context.db
      .update(trainingSessions)
      .set({ sessionDate: inHours(22) })
      .where(eq(trainingSessions.groupId, id));
    await remind();
    expect(test.mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your session is coming up',
      'Session moved',
      'Your session is coming up',
    ]);
  });

  it('is not sent for completed or cancelled sessions, or after the connection ended', async () => {
    const { db } = test.context;
    await session(20, { status: 'completed' });
    const parted = await makeMember(db, (await makeClub(db)).id);
    await connect(db, coach, parted, 'ended');
    await makeSession(db, coach, [parted], { sessionDate: inHours(20) });
    const cancelled = await session(20);
    await trainingJobs['session-reminders']({}, test.context);
    await db.delete(trainingSessions).where(eq(trainingSessions.groupId, cancelled));
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('shows the player’s local time', async () => {
    const { db } = test.context;
    await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, freja.id));
    await session(20);
    await remind();
    expect(test.mails[0]?.text).toContain('(Tokyo time)');
  });
});
