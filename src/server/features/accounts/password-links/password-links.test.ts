// Links that set a password, made by administrators.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, auditEntries } from '#server/db/schema/index.ts';
import { makeAdmin, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
beforeEach(() => test.context.db.delete(accountLinks));

const make = (admin: { id: string }, person: { id: string }, delivery: 'copy' | 'mail' = 'copy') =>
  test.call(admin, endpoints.makePasswordLink, { params: { userId: person.id }, body: { delivery } });
const list = async (admin: { id: string }) => (await test.call(admin, endpoints.listPasswordLinks, {})).body.rows;
const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const password = 'wall and net and glass';
const set = (token: string) =>
  test.call(null, endpoints.setPassword, { body: { token, password, confirmPassword: password } });

describe('a link made for a person', () => {
  it('is shown once, sets the password once, and is in no list, log or table', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    const { body } = await make(admin, player);
    const token = tokenIn(body.link);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await list(admin);
    expect(row).toMatchObject({
      kind: 'reset-password',
      person: { id: player.id, email: player.email },
      madeBy: { id: admin.id },
      expiresAt: body.expiresAt,
    });
    const stored = await db.select().from(accountLinks).where(eq(accountLinks.userId, player.id));
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(JSON.stringify([row, stored, audit])).not.toContain(token);
    expect(audit).toMatchObject([
      { actorId: admin.id, action: 'password-link-made', after: { purpose: 'reset-password' } },
    ]);
    expect((await set(token)).status).toBe(200);
    expect((await set(token)).error.code).toBe('invalid_link');
    expect(await list(admin)).toEqual([]);
  });

  it('replaces the previous one', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    const first = tokenIn((await make(admin, player)).body.link);
    const second = tokenIn((await make(admin, player)).body.link);
    expect((await list(admin)).filter(({ person }) => person.id === player.id)).toHaveLength(1);
    expect((await set(first)).error.code).toBe('invalid_link');
    expect((await set(second)).status).toBe(200);
  });

  it('is the invitation while that is not accepted', async () => {
    const { db } = test.context;
    const [admin, invited] = [await makeAdmin(db), await makePerson(db, { state: 'unverified' })];
    const { body } = await make(admin, invited);
    expect((await list(admin))[0]).toMatchObject({ kind: 'invitation', person: { id: invited.id } });
    expect((await set(tokenIn(body.link))).status).toBe(200);
  });

  it('can be emailed instead, so that only the person sees it', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    expect((await make(admin, player, 'mail')).body).toEqual({ link: null, expiresAt: null });
    await test.runJobs();
    expect(test.mails).toContainEqual(expect.objectContaining({ to: player.email }));
    expect((await list(admin))[0]).toMatchObject({ person: { id: player.id }, madeBy: null });
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(audit.map(({ action }) => action)).toEqual(['password-link-mailed']);
  });

  it('is invalid once revoked, and a second administrator gets not_found', async () => {
    const { db } = test.context;
    const [one, two, player] = [await makeAdmin(db), await makeAdmin(db), await makePlayer(db)];
    const token = tokenIn((await make(one, player)).body.link);
    const linkId = (await list(one)).find(({ person }) => person.id === player.id)?.id ?? '';
    await test.signIn(two);
    const answers = await Promise.all(
      [one, two].map((admin) => test.call(admin, endpoints.revokePasswordLink, { params: { linkId } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await set(token)).error.code).toBe('invalid_link');
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, player.id))
      .orderBy(auditEntries.id);
    expect(audit.map(({ action }) => action)).toEqual(['password-link-made', 'password-link-revoked']);
  });

  it('is not created for inactive or unknown people', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    for (const state of ['suspended', 'deleted'] as const) {
      expect((await make(admin, await makePerson(db, { state }))).status).toBe(409);
    }
    expect((await make(admin, { id: newId() })).status).toBe(404);
  });
});
