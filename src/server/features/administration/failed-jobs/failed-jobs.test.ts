// Failed emails and jobs: listed without payloads, retried, discarded.

import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

beforeEach(() => test.context.db.execute(sql`delete from pgboss.job`));

/** Lets every waiting job have failed for good, as the queue leaves it after its last try. */
const failAll = (output: object) =>
  test.context.db.execute(sql`
    update pgboss.job set state = 'failed', retry_count = 10, completed_on = now(), output = ${JSON.stringify(output)}::jsonb
    where state = 'created'`);

const list = async (admin: { id: string }) => (await test.call(admin, endpoints.listFailures, {})).body.rows;
const retry = (admin: { id: string }, jobId: string) => test.call(admin, endpoints.retryJob, { params: { jobId } });
const discard = (admin: { id: string }, jobId: string) => test.call(admin, endpoints.discardJob, { params: { jobId } });

describe('failed emails and jobs', () => {
  it('list people and cause, never payload or error text', async () => {
    const { db, jobs } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    await jobs.enqueue(db, 'password-changed-mail', { userId: player.id });
    await jobs.enqueue(db, 'account-rejected-mail', {
      email: 'secret@pala.test',
      firstName: 'Bo',
      reason: 'a private reason',
    });
    await failAll({ code: 'ECONNREFUSED', message: 'smtp://user:hunter2@mail.test refused', stack: 'at hunter2' });
    await jobs.enqueue(db, 'check-links', {});
    const answer = await test.call(admin, endpoints.listFailures, {});
    expect(answer.body.rows).toHaveLength(2);
    expect(answer.body.rows.find(({ people }) => people.length > 0)).toMatchObject({
      label: 'Email: password changed',
      isMail: true,
      people: [{ id: player.id, lastName: player.lastName }],
      kind: 'unreachable',
      tries: 11,
    });
    expect(answer.raw.body).not.toMatch(/hunter2|secret@|private reason/);
    expect((await test.call(admin, endpoints.getAdminDashboard)).body.failedJobs).toBe(2);
  });

  it('retry on request, with an audit entry', async () => {
    const { db, jobs } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    await jobs.enqueue(db, 'password-changed-mail', { userId: player.id });
    await failAll({ code: 'ECONNREFUSED' });
    const [failed] = await list(admin);
    expect((await retry(admin, failed?.id ?? '')).status).toBe(204);
    expect(await list(admin)).toEqual([]);
    await test.runJobs();
    expect(test.mails).toContainEqual(expect.objectContaining({ to: player.email }));
    const [entry] = await db.select().from(auditEntries).where(sql`${auditEntries.subjectId} = ${failed?.id}`);
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'job-retried',
      subjectType: 'job',
      before: { job: 'password-changed-mail', failure: 'unreachable' },
    });
    const headers = { 'accept-language': 'da' };
    const listed = await test.call(admin, endpoints.listAuditEntries, { query: { action: 'job-retried' }, headers });
    expect(JSON.stringify(listed.body.rows.map(({ changes }) => changes))).toContain('Mail: adgangskode ændret');
  });

  it('accept one of two concurrent decisions', async () => {
    const { db, jobs } = test.context;
    const [one, two] = [await makeAdmin(db), await makeAdmin(db)];
    for (const admin of [one, two]) await test.signIn(admin);
    for (const settle of [retry, discard]) {
      await jobs.enqueue(db, 'check-links', {});
      await failAll({});
      const id = (await list(one))[0]?.id ?? '';
      const answers = await Promise.all([retry(one, id), settle(two, id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
      expect(await list(one)).toEqual([]);
      await db.execute(sql`delete from pgboss.job`);
    }
  });

  it('refuse a retry while the same singleton job is queued', async () => {
    const { db, jobs } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    await jobs.enqueue(db, 'unread-messages-mail', { userId: player.id });
    await failAll({});
    await jobs.enqueue(db, 'unread-messages-mail', { userId: player.id });
    const id = (await list(admin))[0]?.id ?? '';
    const answer = await retry(admin, id);
    expect([answer.status, answer.error.message]).toEqual([409, 'The same job is already queued. Discard this one.']);
    expect(await db.select().from(auditEntries).where(sql`${auditEntries.subjectId} = ${id}`)).toEqual([]);
    expect((await discard(admin, id)).status).toBe(204);
  });

  it('refuse unknown and queued jobs', async () => {
    const { db, jobs } = test.context;
    const admin = await makeAdmin(db);
    await jobs.enqueue(db, 'check-links', {});
    const [waiting] = await db.select({ id: sql<string>`id` }).from(sql`pgboss.job`);
    for (const id of [newId(), waiting?.id ?? '']) {
      expect((await retry(admin, id)).status).toBe(409);
      expect((await discard(admin, id)).status).toBe(409);
    }
    expect((await retry(admin, 'all')).status).toBe(404);
  });

  it('list page by page, latest first', async () => {
    const { db, jobs } = test.context;
    const admin = await makeAdmin(db);
    for (let job = 0; job < 60; job += 1) await jobs.enqueue(db, 'check-links', {});
    await failAll({});
    const first = (await test.call(admin, endpoints.listFailures, {})).body;
    const second = (await test.call(admin, endpoints.listFailures, { query: { after: first.next ?? '' } })).body;
    const ids = new Set([...first.rows, ...second.rows].map(({ id }) => id));
    expect([first.rows.length, second.rows.length, ids.size, second.next]).toEqual([50, 10, 60, null]);
  });
});
