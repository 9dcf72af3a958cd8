// Suspending and restoring accounts.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const suspend = (admin: { id: string }, userId: string, reason = 'Insults in messages') =>
  test.call(admin, endpoints.suspendPerson, { params: { userId }, body: { reason } });
const restore = (admin: { id: string }, userId: string) =>
  test.call(admin, endpoints.restorePerson, { params: { userId } });
const stateOf = async (userId: string) =>
  (await test.context.db.select({ state: users.state }).from(users).where(eq(users.id, userId)))[0]?.state;
const isAlive = async (cookie: string) =>
  (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;

describe('a suspension', () => {
  it('ends every session, shows only after the right password, and is in the audit log', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const person = await makePerson(db, { passwordHash: await hashPassword('wall and net') });
    const [here, there] = [await test.signIn(person), await test.signIn(person)];
    expect((await suspend(admin, person.id, ' ')).status).toBe(400);
    expect((await suspend(admin, person.id)).status).toBe(204);
    expect([await isAlive(here), await isAlive(there)]).toEqual([false, false]);
    const login = (password: string) => test.call(null, endpoints.login, { body: { email: person.email, password } });
    expect((await login('not it')).error.code).toBe('invalid_credentials');
    const right = await login('wall and net');
    expect([right.error.code, right.raw.headers['set-cookie']]).toEqual(['account_suspended', undefined]);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(audit).toMatchObject([
      { action: 'account-suspended', actorId: admin.id, after: { reason: 'Insults in messages' } },
    ]);
  });

  it('ends with a restoration, without its old sessions', async () => {
    const admin = await makeAdmin(test.context.db);
    const person = await makePerson(test.context.db);
    const cookie = await test.signIn(person);
    await suspend(admin, person.id);
    expect((await restore(admin, person.id)).status).toBe(204);
    expect([await stateOf(person.id), await isAlive(cookie)]).toEqual(['active', false]);
    expect((await restore(admin, person.id)).status).toBe(409);
  });

  it('applies to active accounts only, and restoring admits no pending account', async () => {
    const admin = await makeAdmin(test.context.db);
    for (const state of ['unverified', 'pending', 'suspended', 'deleted'] as const) {
      const { id } = await makePerson(test.context.db, { state });
      expect((await suspend(admin, id)).status).toBe(409);
      if (state !== 'suspended') expect((await restore(admin, id)).status).toBe(409);
    }
    const nobody = '0193e5a0-0000-7000-8000-000000000001';
    expect([(await suspend(admin, nobody)).status, (await restore(admin, nobody)).status]).toEqual([404, 404]);
  });

  it('refuses yourself', async () => {
    const [admin] = [await makeAdmin(test.context.db), await makeAdmin(test.context.db)];
    const answer = await suspend(admin, admin.id);
    expect([answer.status, answer.error.message]).toEqual([409, 'You cannot suspend your own account.']);
    expect(await stateOf(admin.id)).toBe('active');
  });

  it('leaves one administrator when the last two suspend each other', async () => {
    const { db } = test.context;
    await db.update(users).set({ role: 'player' }).where(eq(users.role, 'admin'));
    const [one, two] = [await makeAdmin(db), await makeAdmin(db)];
    // Both are signed in before either begins.
    for (const admin of [one, two]) await test.call(admin, endpoints.getAdminDashboard);
    await Promise.all([suspend(one, two.id), suspend(two, one.id)]);
    const left = await db.select().from(users).where(eq(users.role, 'admin'));
    expect(left.filter(({ state }) => state === 'active')).toHaveLength(1);
  });
});
