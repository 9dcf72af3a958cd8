// Forgotten, set and changed passwords; sessions that can be ended: as people and attackers would.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, auditEntries, users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const personWith = async (password: string, columns = {}) =>
  makePerson(test.context.db, { passwordHash: await hashPassword(password), ...columns });
const login = async (email: string, password: string) =>
  (await test.call(null, endpoints.login, { body: { email, password } })).status;
const forgot = (email: unknown) => test.call(null, endpoints.forgotPassword, { body: { email } as never });
const set = (token: unknown, password = 'new-password', confirmPassword = password) =>
  test.call(null, endpoints.setPassword, { body: { token, password, confirmPassword } as never });
const lastMail = (email: string) => test.mails.findLast((mail) => mail.to === email);
const lastToken = (email: string) =>
  /set-password\?token=([\w-]+)/.exec(lastMail(email)?.text ?? '')?.[1] ?? 'no token';

async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  await test.runJobs();
  return lastToken(email);
}

describe('a forgotten password', () => {
  it('gets the same answer for known and unknown addresses, and emails only known ones', async () => {
    const person = await personWith('old-password');
    const known = await forgot(` ${person.email.toUpperCase()} `);
    const unknown = await forgot('nobody@pala.test');
    expect([known.status, known.raw.body]).toEqual([unknown.status, unknown.raw.body]);
    await test.runJobs();
    expect(test.mails.map((mail) => mail.to)).toContain(person.email);
    expect(test.mails.map((mail) => mail.to)).not.toContain('nobody@pala.test');
  });

  it.each([
    [['a@pala.test', 'evil@pala.test']],
    ['a@pala.test,evil@pala.test'],
    ['a@pala.test\nBcc: evil@pala.test'],
    [{ $ne: null }],
    [null],
    [''],
  ])('refuses %j', async (email) => {
    expect((await forgot(email)).status).toBe(400);
  });

  it('builds its link from the public address, whatever the request claims to be', async () => {
    const person = await personWith('old-password');
    await test.call(null, endpoints.forgotPassword, {
      body: { email: person.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    });
    await test.runJobs();
    expect(lastMail(person.email)?.text).toContain('http://pala.test/set-password?token=reset-');
    expect(lastMail(person.email)?.text).not.toContain('evil');
  });
});

describe('setting a password', () => {
  it('works once, signs nobody in, ends every session, and emails the owner', async () => {
    const person = await personWith('old-password');
    const session = await test.signIn(person);
    const token = await tokenFor(person.email);
    const answer = await set(token);
    expect([answer.status, answer.raw.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await login(person.email, 'old-password')).toBe(401);
    expect(await login(person.email, 'new-password')).toBe(200);
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: session } })).statusCode).toBe(401);
    expect((await set(token, 'another-one')).error.code).toBe('invalid_link');
    await test.runJobs();
    expect(lastMail(person.email)).toMatchObject({ subject: 'Your Pala password was changed' });
    const audit = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(audit.map((entry) => [entry.action, entry.actorId])).toEqual([['password-set', null]]);
  });

  it('is done by exactly one of twenty requests with the same token', async () => {
    const person = await personWith('old-password');
    const token = await tokenFor(person.email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => set(token, `password-${index}`)));
    const winners = answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await login(person.email, `password-${winners[0]}`)).toBe(200);
  });

  it('needs the newest link, within its hour, and not one made for something else', async () => {
    const person = await personWith('old-password');
    const [first, second] = [await tokenFor(person.email), await tokenFor(person.email)];
    expect((await set(first)).error.code).toBe('invalid_link');
    await test.context.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.userId, person.id));
    expect((await set(second)).error.code).toBe('invalid_link');
    const unverified = await personWith('old-password', { state: 'unverified' });
    await test.call(null, endpoints.resendVerification, { body: { email: unverified.email } });
    await test.runJobs();
    const verification = /verify-email\?token=([\w-]+)/.exec(lastMail(unverified.email)?.text ?? '')?.[1] ?? '';
    expect(verification).not.toBe('');
    expect((await set(verification)).error.code).toBe('invalid_link');
    const reset = await tokenFor(person.email);
    expect((await test.app.inject({ url: `/api/auth/verify-email?token=${reset}` })).headers.location).toBe(
      '/auth?error=invalid-token',
    );
  });

  it('lifts no suspension, and approves or confirms nothing', async () => {
    for (const state of ['suspended', 'pending', 'unverified'] as const) {
      const person = await personWith('old-password', { state });
      expect((await set(await tokenFor(person.email))).status).toBe(200);
      const [row] = await test.context.db.select({ state: users.state }).from(users).where(eq(users.id, person.id));
      expect(row?.state).toBe(state);
    }
  });

  it.each([[null], [''], [[]], [true], ['\u0000'], ['x'.repeat(300)]])('refuses the token %j', async (token) => {
    expect((await set(token)).status).toBe(400);
  });

  it('refuses passwords that differ or are too short with the specified sentences', async () => {
    expect((await set('x', 'new-password', 'other')).error.message).toBe("Passwords don't match");
    expect((await set('x', '12345')).error.message).toBe('Password must be at least 6 characters');
  });
});

describe('changing the password', () => {
  const change = (person: { id: string }, currentPassword: unknown, newPassword = 'new-password') =>
    test.call(person, endpoints.changePassword, {
      body: { currentPassword, newPassword, confirmNewPassword: newPassword } as never,
    });

  it('needs the current one, renews this session and ends the others', async () => {
    const person = await personWith('old-password');
    const elsewhere = await test.signIn(person);
    const wrong = await change(person, 'not-it');
    expect([wrong.status, wrong.error.fields]).toEqual([
      400,
      { currentPassword: 'Your current password is incorrect.' },
    ]);
    expect(wrong.raw.body).not.toContain('Unauthorized');
    const answer = await change(person, 'old-password');
    expect(answer.body.message).toBe('Your password has been changed successfully.');
    const renewed = String(answer.raw.headers['set-cookie']).split(';')[0] as string;
    const alive = async (cookie: string) =>
      (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;
    expect([await alive(renewed), await alive(elsewhere)]).toEqual([200, 401]);
  });

  it('makes a reset link invalid that was sent before', async () => {
    const person = await personWith('old-password');
    const token = await tokenFor(person.email);
    expect((await change(person, 'old-password')).status).toBe(200);
    expect((await set(token)).error.code).toBe('invalid_link');
  });

  it.each([[null], [''], [[]], [undefined]])('never matches an account without a password with %j', async (current) => {
    expect((await change(await makePlayer(test.context.db), current)).status).toBe(400);
  });
});

describe('sessions', () => {
  it('are listed in words, and people can end only their own', async () => {
    const person = await personWith('old-password');
    const elsewhere = await test.signIn(person);
    const list = async () => (await test.call(person, endpoints.listSessions)).body;
    expect((await list()).filter((session) => session.isCurrent)).toHaveLength(1);
    const other = (await list()).find((session) => !session.isCurrent)?.id ?? '';
    expect(
      (await test.call(await makePlayer(test.context.db), endpoints.endSession, { params: { sessionId: other } }))
        .status,
    ).toBe(404);
    expect((await test.call(person, endpoints.endSession, { params: { sessionId: other } })).status).toBe(204);
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: elsewhere } })).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });
});
