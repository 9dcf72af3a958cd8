// Invitations: who is asked in, what the link does, and what it does not.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, auditEntries, consents, users } from '#server/db/schema/index.ts';
import { atOnce, lastToken, registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makeClub, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeInvitationToken } from './invitations.commands.ts';

const test = useTestApp();

let counter = 0;
const invitation = (parts: Record<string, unknown> = {}) => {
  counter += 1;
  const email = `invited${counter}@pala.test`;
  return { email, firstName: 'Ida', lastName: 'Lund', country: 'DK', role: 'coach_freelance', ...parts } as never;
};
const invite = async (parts: Record<string, unknown> = {}) => {
  const body = invitation(parts) as { email: string };
  const admin = await makeAdmin(test.context.db);
  const answer = await test.call(admin, endpoints.invitePerson, { body: body as never });
  await test.runJobs();
  return { ...answer, admin, email: body.email };
};
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
const idOf = async (email: string) => (await accountOf(email))?.id ?? '';
const subjectsTo = (email: string) => test.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
const token = (email: string) => lastToken(test.mails, email);
const set = (link: string, password = 'wall and net') =>
  test.call(null, endpoints.setPassword, { body: { token: link, password, confirmPassword: password } });
const login = (email: string, password = 'wall and net') =>
  test.call(null, endpoints.login, { body: { email, password } });
const resend = async (email: string) =>
  test.call(await makeAdmin(test.context.db), endpoints.resendInvitation, { params: { userId: await idOf(email) } });
const withdraw = async (email: string) =>
  test.call(await makeAdmin(test.context.db), endpoints.withdrawInvitation, { params: { userId: await idOf(email) } });

describe('inviting', () => {
  it('creates an account that cannot be used yet, and emails a link that the administrator never sees', async () => {
    const { status, raw, admin, email } = await invite();
    expect(status).toBe(201);
    expect(subjectsTo(email)).toEqual(['You’re invited to join Pala']);
    expect(raw.body).not.toContain(token(email));
    expect(await accountOf(email)).toMatchObject({
      role: 'coach_freelance',
      state: 'unverified',
      passwordHash: null,
      emailVerifiedAt: null,
    });
    const { rows: people } = (await test.call(admin, endpoints.listPeople, { query: { search: email } })).body;
    expect(people).toMatchObject([{ isInvited: true, state: 'unverified' }]);
    const coaches = (await test.call(admin, endpoints.listCoaches)).body;
    expect(coaches.map((coach) => coach.id)).not.toContain(people[0]?.id);
    const audit = await test.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, people[0]?.id ?? ''));
    expect(audit).toMatchObject([{ action: 'account-invited', actorId: admin.id, after: { role: 'coach_freelance' } }]);
  });

  it('puts people of a club into it, and asks for the club where the role needs one', async () => {
    const club = await makeClub(test.context.db);
    for (const role of ['coach_club', 'club']) {
      const without = await invite({ role });
      expect([without.status, without.error.fields]).toEqual([400, { clubId: 'Please choose the club.' }]);
    }
    for (const role of ['coach_club', 'club', 'player']) {
      const { email } = await invite({ role, clubId: club.id });
      expect(await accountOf(email)).toMatchObject({ role, clubId: club.id, accessType: 'club' });
      expect(subjectsTo(email)).toEqual([`You’re invited to join ${club.name} on Pala`]);
    }
    for (const role of ['coach_freelance', 'admin']) {
      const { email } = await invite({ role, clubId: club.id });
      expect(await accountOf(email)).toMatchObject({ role, clubId: null, accessType: 'direct' });
    }
  });

  it.each([
    ['email', 'a@pala.test\nBcc: b@pala.test'],
    ['firstName', 'Win http://evil.example'],
    ['country', 'XX'],
    ['role', 'owner'],
    ['clubId', '0193e5a0-0000-7000-8000-000000000001', 'club'],
    ['clubId', 'not an id', 'club'],
  ])('refuses %s = %j and stores nothing', async (field, value, role = 'player') => {
    const { status, error, email } = await invite({ email: 'refused@pala.test', role, [field]: value });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect(await accountOf(email)).toBeUndefined();
  });

  it('refuses an address that has an account, and changes nothing about it', async () => {
    const person = await makePerson(test.context.db);
    const { status, error } = await invite({ email: person.email.toUpperCase(), role: 'admin' });
    expect([status, error.fields]).toEqual([409, { email: 'This email address already has an account.' }]);
    expect(await accountOf(person.email)).toMatchObject({ role: 'player', state: 'active' });
  });

  it('creates one account from twenty concurrent invitations', async () => {
    const admin = await makeAdmin(test.context.db);
    const body = invitation();
    const answers = await atOnce(20, () => test.call(admin, endpoints.invitePerson, { body }));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });
});

describe('accepting', () => {
  it('sets the password, verifies the address, records the consent, and needs no approval', async () => {
    const { email } = await invite();
    const link = token(email);
    const answer = await set(link);
    expect([answer.status, answer.raw.headers['set-cookie']]).toEqual([200, undefined]);
    const account = await accountOf(email);
    expect(account?.state).toBe('active');
    expect(account?.emailVerifiedAt).not.toBeNull();
    const given = await test.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, account?.id ?? ''));
    expect(given).toMatchObject([{ policyVersion: '2026-11', address: '127.0.0.1' }]);
    expect((await login(email)).body.user.role).toBe('coach_freelance');
    expect((await set(link, 'another one')).error.code).toBe('invalid_link');
    await test.runJobs();
    expect(subjectsTo(email)).toEqual(['You’re invited to join Pala']);
  });

  it('succeeds for exactly one of twenty requests with the same link', async () => {
    const { email } = await invite();
    const answers = await atOnce(20, (index) => set(token(email), `wall and net ${index}`));
    const winners = answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await login(email, `wall and net ${winners[0]}`)).status).toBe(200);
    expect(
      await test.context.db
        .select()
        .from(consents)
        .where(eq(consents.userId, await idOf(email))),
    ).toHaveLength(1);
  });

  it('ends after 72 hours', async () => {
    const { email } = await invite();
    const hours = sql<number>`extract(epoch from expires_at - created_at) / 3600`;
    const [link] = await test.context.db
      .select({ hours })
      .from(accountLinks)
      .where(eq(accountLinks.userId, await idOf(email)));
    expect(Math.round(Number(link?.hours))).toBe(72);
    await test.context.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.userId, await idOf(email)));
    expect((await set(token(email))).error.code).toBe('invalid_link');
    expect((await accountOf(email))?.state).toBe('unverified');
  });

  it('needs an invitation’s link, which confirms no address elsewhere', async () => {
    const { email } = await invite();
    const verified = await test.app.inject({ url: `/api/auth/verify-email?token=${token(email)}` });
    expect(verified.headers.location).toBe('/auth?error=invalid-token');
    expect((await accountOf(email))?.state).toBe('unverified');
  });

  it('is the only way in: reset, verification and registration requests email the invitation again', async () => {
    const { email } = await invite();
    const first = token(email);
    expect((await login(email, '')).status).toBe(401);
    await test.call(null, endpoints.forgotPassword, { body: { email } });
    await test.call(null, endpoints.resendVerification, { body: { email } });
    await test.call(null, endpoints.register, { body: registrationForm({ email }) });
    // The job of each email writes the invitation's.
    await test.runJobs();
    await test.runJobs();
    expect(new Set(subjectsTo(email))).toEqual(new Set(['You’re invited to join Pala']));
    expect(await accountOf(email)).toMatchObject({ passwordHash: null, state: 'unverified', firstName: 'Ida' });
    expect((await set(first)).error.code).toBe('invalid_link');
    expect((await set(token(email))).status).toBe(200);
  });
});

describe('an invitation that was not accepted', () => {
  it('can be resent, after which only the newest link works', async () => {
    const { email } = await invite();
    const first = token(email);
    expect((await resend(email)).status).toBe(204);
    await test.runJobs();
    expect(subjectsTo(email)).toHaveLength(2);
    expect((await set(first)).error.code).toBe('invalid_link');
    expect((await set(token(email))).status).toBe(200);
    expect((await resend(email)).status).toBe(409);
  });

  it('is withdrawn with its account and link, after which the address is free', async () => {
    const { email } = await invite();
    const link = token(email);
    expect((await withdraw(email)).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    expect((await set(link)).error.code).toBe('invalid_link');
    expect((await invite({ email })).status).toBe(201);
  });

  it('cannot be resent or withdrawn for anyone else', async () => {
    const { db } = test.context;
    const others = [
      await makePerson(db),
      await makePerson(db, { state: 'pending' }),
      await makePerson(db, { state: 'unverified', passwordHash: 'registered' }),
    ];
    for (const { email, state } of others) {
      expect([(await resend(email)).status, (await withdraw(email)).status]).toEqual([409, 409]);
      expect((await accountOf(email))?.state).toBe(state);
    }
  });

  it('leaves no link to someone who accepts while it is being sent again', async () => {
    const { email } = await invite();
    await set(token(email));
    const id = await idOf(email);
    expect(await makeInvitationToken(test.context, id)).toBeNull();
    expect(await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, id))).toEqual([]);
  });
});
