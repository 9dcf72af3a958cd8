// Attacks on sessions: planted, guessed, copied from the database, used while they end.

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce, sessionCookie } from '#server/testing/account-forms.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { hashToken } from './sessions.ts';

const test = useTestApp();
const password = 'right-one';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const personWith = () => makePerson(test.context.db, { passwordHash });
const login = (email: string, headers: Record<string, string> = {}) =>
  test.call(null, endpoints.login, { body: { email, password }, headers });
const statusOf = async (cookie: string) =>
  (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;

describe('a session', () => {
  it('is a new one at each of twenty sign-ins at the same moment, and all of them work', async () => {
    const { email } = await personWith();
    const cookies = (await atOnce(20, () => login(email))).map(sessionCookie);
    expect(new Set(cookies).size).toBe(20);
    for (const cookie of cookies) expect(cookie).toMatch(/^pala_session=[\w-]{43}$/);
    expect(await Promise.all(cookies.map(statusOf))).toEqual(cookies.map(() => 200));
  });

  it('is never one that the browser sent', async () => {
    const { email } = await personWith();
    for (const planted of ['attacker', 'x'.repeat(43), hashToken('attacker')]) {
      const cookie = `pala_session=${planted}`;
      const answer = await login(email, { cookie });
      expect(sessionCookie(answer)).not.toBe('');
      expect(sessionCookie(answer)).not.toBe(cookie);
      expect(await statusOf(cookie)).toBe(401);
    }
  });

  it('cannot be made from the database', async () => {
    const { email } = await personWith();
    const token = sessionCookie(await login(email)).split('=')[1] as string;
    const stored = await test.context.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const { tokenHash, id } of stored.slice(-3)) {
      expect(await statusOf(`pala_session=${tokenHash}`)).toBe(401);
      expect(await statusOf(`pala_session=${id}`)).toBe(401);
    }
  });

  it.each(['', '\0', '%00', 'null', 'undefined', '[object Object]', 'x'.repeat(5000), '"', "' or 1=1 --"])(
    'is not an odd token (%#)',
    async (token) => {
      expect(await statusOf(`pala_session=${token}`)).toBe(401);
    },
  );

  it('ends after thirty days, not a day earlier', async () => {
    const person = await personWith();
    const cookie = await test.signIn(person);
    await test.context.db.execute(sql`update sessions set expires_at = now() + interval '1 day'`);
    expect(await statusOf(cookie)).toBe(200);
    await test.context.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect(await statusOf(cookie)).toBe(401);
  });

  it('lives thirty days more after a use on its twenty-ninth day', async () => {
    const cookie = await test.signIn(await personWith());
    const pass = (days: number) =>
      test.context.db.execute(
        sql`update sessions set last_seen_at = last_seen_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days})`,
      );
    await pass(29);
    expect(await statusOf(cookie)).toBe(200);
    await pass(29);
    expect(await statusOf(cookie)).toBe(200);
    await pass(31);
    expect(await statusOf(cookie)).toBe(401);
  });

  it('ends for good by signing out, even while in use', async () => {
    const cookie = await test.signIn(await personWith());
    // Old enough that each use extends it: an extension must not revive an ended session.
    await test.context.db.execute(sql`update sessions set last_seen_at = now() - interval '2 hours'`);
    const out = () => test.app.inject({ url: '/api/logout', headers: { cookie } });
    const [statuses, answer] = await Promise.all([atOnce(20, () => statusOf(cookie)), out()]);
    for (const status of statuses) expect([200, 401]).toContain(status);
    expect(await statusOf(cookie)).toBe(401);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^pala_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect([(await out()).statusCode, (await out()).headers.location]).toEqual([302, '/']);
  });

  it('does not survive a suspension, even one begun during a sign-in', async () => {
    const admin = await makeAdmin(test.context.db);
    for (let round = 0; round < 5; round += 1) {
      const person = await personWith();
      const params = { userId: person.id };
      const [signedIn, suspended] = await Promise.all([
        atOnce(8, () => login(person.email)),
        test.call(admin, endpoints.suspendPerson, { params, body: { reason: 'test' } }),
      ]);
      expect(suspended.status).toBe(204);
      await test.call(admin, endpoints.restorePerson, { params });
      const cookies = signedIn.filter((answer) => answer.status === 200).map(sessionCookie);
      expect(await Promise.all(cookies.map(statusOf))).toEqual(cookies.map(() => 401));
    }
  });

  it('loses the rights of a former role at the next request, and all rights when the account is deleted', async () => {
    const admin = await makeAdmin(test.context.db);
    const cookie = await test.signIn(admin);
    const dashboard = async () =>
      (await test.app.inject({ url: endpoints.getAdminDashboard.path, headers: { cookie } })).statusCode;
    expect(await dashboard()).toBe(200);
    await test.context.db.update(users).set({ role: 'player' });
    expect(await dashboard()).toBe(403);
    await test.context.db.update(users).set({ state: 'deleted' });
    expect([await dashboard(), await statusOf(cookie)]).toEqual([401, 401]);
  });
});
