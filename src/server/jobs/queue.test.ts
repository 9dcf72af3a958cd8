// Jobs: queued with the change that causes them, retried when they fail, run by the workers of a real server.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import { jobHandlers } from '#server/features.ts';
import { createLog } from '#server/log.ts';
import { borrowTestDatabase, openTestDatabase } from '#server/testing/database.ts';
import { makePerson } from '#server/testing/factories.ts';
import { type JobDefinition, type JobHandlers, type JobName, type JobPayload, jobList } from './job-list.ts';
import { personKeys } from './people-in-jobs.ts';
import { createJobQueue } from './queue.ts';

const log = createLog('silent');

async function countJobs(db: Awaited<ReturnType<typeof openTestDatabase>>['db'], where: string) {
  const result = (await db.execute(sql.raw(`select count(*)::int as n from pgboss.job where ${where}`))) as {
    rows: { n: number }[];
  };
  return result.rows[0]?.n;
}

it('jobs exist exactly if the change that caused them does', async () => {
  const database = await borrowTestDatabase();
  const jobs = createJobQueue(database, log, { background: false });
  await jobs.start();
  const person = await makePerson(database.db);
  const change = (fails: boolean) =>
    database.db.transaction(async (tx) => {
      await tx.update(users).set({ firstName: 'Changed' }).where(eq(users.id, person.id));
      await jobs.enqueue(tx, 'account-approved-mail', { userId: person.id });
      if (fails) throw new Error('rolled back');
    });
  await expect(change(true)).rejects.toThrow('rolled back');
  expect(await countJobs(database.db, "name = 'account-approved-mail'")).toBe(0);
  await change(false);
  expect(await countJobs(database.db, "name = 'account-approved-mail'")).toBe(1);
  await jobs.stop();
  await database.close();
});

it('jobs refuse a wrong payload', async () => {
  const database = await borrowTestDatabase();
  const jobs = createJobQueue(database, log, { background: false });
  await jobs.start();
  await expect(jobs.enqueue(database.db, 'video-submitted', { videoId: 'x' })).rejects.toThrow();
  await jobs.stop();
  await database.close();
});

it('jobs run as soon as they are queued, and wait for another try when they fail', async () => {
  const database = await openTestDatabase();
  const jobs = createJobQueue(database, log, { background: true });
  await jobs.start();
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  const handlers = {
    ...jobHandlers,
    'account-rejected-mail': async ({ email }: { email: string }) => {
      seen.push(email);
      if (email === 'fails@pala.test') throw new Error('the SMTP server is down');
      done.resolve();
    },
  } as unknown as JobHandlers<null>;
  await jobs.work(handlers, null);
  const person = { firstName: 'A', reason: 'r' };
  await jobs.enqueue(database.db, 'account-rejected-mail', { ...person, email: 'fails@pala.test' });
  await jobs.enqueue(database.db, 'account-rejected-mail', { ...person, email: 'works@pala.test' });
  await done.promise;
  // One worker takes one job after the other: when the second runs, the first is back in the queue. Its wait is counted from
  // its own start, so that a busy machine makes no difference.
  expect(await countJobs(database.db, "state = 'retry' and start_after > started_on + interval '10 seconds'")).toBe(1);
  expect(seen.toSorted()).toEqual(['fails@pala.test', 'works@pala.test']);
  expect(await countFailedJobs(database.db)).toBe(0);
  await jobs.stop();
  await database.close();
});

it('jobs queued together run one after the other, without a pause', async () => {
  const database = await openTestDatabase();
  const jobs = createJobQueue(database, log, { background: true });
  await jobs.start();
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  const handlers = {
    ...jobHandlers,
    'account-rejected-mail': async ({ email }: { email: string }) => {
      seen.push(email);
      if (seen.length === 12) done.resolve();
    },
  } as unknown as JobHandlers<null>;
  await jobs.work(handlers, null);
  const emails = Array.from({ length: 12 }, (_, index) => `${index}@pala.test`);
  const payloads = emails.map((email) => ({ firstName: 'A', reason: 'r', email }));
  // The queue's own pause of half a minute each would outlast the test.
  await jobs.enqueueAll(database.db, 'account-rejected-mail', payloads);
  await done.promise;
  expect(seen.toSorted()).toEqual(emails.toSorted());
  await jobs.stop();
  await database.close();
});

it('jobs are retried when their time has come, without an announcement', async () => {
  const database = await openTestDatabase();
  const jobs = createJobQueue(database, log, { background: true, checkAgainMs: 20 });
  await jobs.start();
  let tries = 0;
  const [failed, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handlers = {
    ...jobHandlers,
    'account-rejected-mail': async () => {
      tries += 1;
      if (tries > 1) return done.resolve();
      failed.resolve();
      throw new Error('the SMTP server is down');
    },
  } as unknown as JobHandlers<null>;
  await jobs.work(handlers, null);
  await jobs.enqueue(database.db, 'account-rejected-mail', { firstName: 'A', reason: 'r', email: 'a@pala.test' });
  await failed.promise;
  await expect.poll(() => countJobs(database.db, "state = 'retry'")).toBe(1);
  expect(tries).toBe(1);
  await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await done.promise;
  await jobs.stop();
  await database.close();
});

it('jobs cut off by a stop are logged and retried', async () => {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const said = createLog('info', { write: (line: string) => void lines.push(line) });
  const jobs = createJobQueue(database, said, { background: true });
  await jobs.start();
  const [begun, go, over] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const handlers = {
    ...jobHandlers,
    'account-rejected-mail': async () => {
      begun.resolve();
      await go.promise;
      await countJobs(database.db, 'true').finally(() => over.resolve());
    },
  } as unknown as JobHandlers<null>;
  await jobs.work(handlers, null);
  await jobs.enqueue(database.db, 'account-rejected-mail', { firstName: 'A', reason: 'r', email: 'a@pala.test' });
  await begun.promise;
  jobs.holdBack();
  await jobs.stop();
  expect(await countJobs(database.db, "name = 'account-rejected-mail' and state = 'retry'")).toBe(1);
  await database.close();
  go.resolve();
  await expect(over.promise).resolves.toBeUndefined();
  await expect.poll(() => lines.some((line) => line.includes('a job was cut off'))).toBe(true);
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([]);
});

describe('scheduled jobs', () => {
  const minuteOfDay = (time: Date) => time.getUTCHours() * 60 + time.getUTCMinutes();
  /** Daily jobs that are not due in these minutes. */
  const daily = (Object.keys(jobList) as JobName[]).filter((name) => {
    const { cron }: JobDefinition = jobList[name];
    const [minute, hour, ...rest] = cron?.split(' ') ?? [];
    if (hour === undefined || hour.startsWith('*') || rest.join(' ') !== '* * *') return false;
    const away = Math.abs(Number(hour) * 60 + Number(minute) - minuteOfDay(new Date()));
    return Math.min(away, 1440 - away) > 10;
  });

  it('run once at the next start if no server ran, and not again at the one after', async () => {
    const database = await openTestDatabase();
    const ran: string[] = [];
    const handlers = Object.fromEntries(
      Object.keys(jobList).map((name) => [name, async () => void ran.push(name)]),
    ) as unknown as JobHandlers<null>;
    const runServer = async (until: () => Promise<unknown>) => {
      const jobs = createJobQueue(database, log, { background: true, checkAgainMs: 20 });
      await jobs.start();
      await jobs.work(handlers, null);
      await until();
      await jobs.stop();
    };
    /** As after days without a server. */
    const goAway = (days: number) =>
      database.db.execute(sql`
        update pgboss.version set cron_on = now() - ${days} * interval '1 day' - interval '1 minute'`);
    const hasChecked = async () =>
      (
        (await database.db.execute(sql`select cron_on > now() - interval '1 minute' as done from pgboss.version`)) as {
          rows: { done: boolean }[];
        }
      ).rows[0]?.done;
    const countDaily = () => ran.filter((name) => daily.includes(name as JobName)).toSorted();

    await runServer(async () => {});
    await database.db.execute(sql`update pgboss.schedule set created_on = now() - interval '30 days'`);
    await goAway(3);
    ran.length = 0;
    await runServer(() => expect.poll(countDaily).toEqual(daily.toSorted()));
    await goAway(0);
    await runServer(() => expect.poll(hasChecked).toBe(true));
    expect(countDaily()).toEqual(daily.toSorted());
    expect(await countJobs(database.db, "name like '%send-it' and state < 'active'")).toBe(0);
    expect(daily.length).toBeGreaterThan(3);
    await database.close();
  });
});

it('an erasure deletes a person’s jobs, whatever key names them, and no others', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const jobs = createJobQueue(database, log, { background: false });
  await jobs.start();
  const [leaving, staying] = [
    { id: newId(), email: 'leaving@pala.test' },
    { id: newId(), email: 'staying@pala.test' },
  ];
  const now = new Date().toISOString();
  /** A payload with the person in one of its keys, and in no other. */
  const payloadWith = (name: JobName, key: string, who: typeof leaving) => {
    const { shape } = jobList[name].payload;
    const { id, email } = personKeys(jobList[name].payload);
    const others = {
      at: now,
      before: newId(),
      was: null,
      endedBy: 'coach',
      kind: 'booked',
      language: 'da',
      number: 2,
      sessions: 1,
      change: 'passkey-added',
      isByAdministrator: false,
      haveLeft: false,
      groupIds: [newId()],
      month: '2026-10',
      end: 'moved',
      answer: 'cant',
      isYours: true,
      why: 'closed',
    };
    const entries = Object.keys(shape).map((one) => {
      if (id.includes(one)) return [one, one === key ? who.id : newId()];
      if (email.includes(one)) return [one, one === key ? who.email : 'other@pala.test'];
      return [one, one.endsWith('Id') ? newId() : (others[one as keyof typeof others] ?? 'text')];
    });
    return Object.fromEntries(entries) as JobPayload<JobName>;
  };
  let written = 0;
  for (const name of Object.keys(jobList) as JobName[]) {
    const { id, email } = personKeys(jobList[name].payload);
    for (const key of [...id, ...email]) {
      for (const who of [leaving, staying]) await jobs.enqueue(db, name, payloadWith(name, key, who));
      written += 1;
    }
  }
  expect(written).toBeGreaterThan(30);
  await jobs.enqueue(db, 'video-submitted', { videoId: newId() });

  await jobs.forget(db, leaving);
  expect(await countJobs(db, `data::text like '%${leaving.id}%' or data::text like '%${leaving.email}%'`)).toBe(0);
  expect(await countJobs(db, `data::text like '%${staying.id}%' or data::text like '%${staying.email}%'`)).toBe(
    written,
  );
  expect(await countJobs(db, "name = 'video-submitted'")).toBe(1);
  await jobs.stop();
  await database.close();
});
