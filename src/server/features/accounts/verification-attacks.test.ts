// The verification link and the setup code under attack: scanners, twenty clicks at once, two links, odd tokens.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, users } from '#server/db/schema/index.ts';
import {
  atOnce,
  confirmAddress,
  lastToken,
  registeredCookie,
  registrationForm,
} from '#server/testing/account-forms.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const register = (parts: Record<string, unknown>) =>
  test.call(null, endpoints.register, { body: registrationForm(parts) });
const accountsOf = (email: string) => test.context.db.select().from(users).where(eq(users.email, email));

it('twenty concurrent uses of the setup code create one administrator', async () => {
  await test.context.db.update(users).set({ role: 'player' }).where(eq(users.role, 'admin'));
  const answers = await atOnce(20, (index) =>
    test.call(null, endpoints.createFirstAdministrator, {
      body: {
        setupCode: 'setup-code',
        email: `root${index}@pala.test`,
        firstName: 'Root',
        lastName: 'Admin',
        country: 'DK',
        password: 'a long password',
      },
    }),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 403, 429].includes(status))).toBe(true);
  const administrators = await test.context.db.select().from(users).where(eq(users.role, 'admin'));
  expect(administrators.map((one) => one.email)).toEqual([`root${statuses.indexOf(201)}@pala.test`]);
});

describe('a registration that corrects the previous address', () => {
  const correct = async (email: string, cookie: string | null) =>
    test.call(null, endpoints.register, {
      body: registrationForm({ email, correctsAddress: true }),
      ...(cookie && { headers: { cookie } }),
    });

  it('removes the previous one and its link, in the same browser', async () => {
    const wrong = await register({ email: 'wromg@pala.test' });
    await test.runJobs();
    const token = lastToken(test.mails, 'wromg@pala.test');
    const corrected = await correct('right@pala.test', registeredCookie(wrong));
    expect([corrected.status, corrected.body]).toEqual([201, wrong.body]);
    expect(await accountsOf('wromg@pala.test')).toEqual([]);
    expect(await accountsOf('right@pala.test')).toHaveLength(1);
    const old = await test.call(null, endpoints.confirmRegistration, { body: { token } });
    expect(old.body).toEqual({ outcome: 'invalid-token' });
  });

  it('removes nothing from another browser, and nothing confirmed', async () => {
    await register({ email: 'of-others@pala.test' });
    await correct('mine@pala.test', null);
    expect(await accountsOf('of-others@pala.test')).toHaveLength(1);
    const mine = await register({ email: 'confirmed@pala.test' });
    await test.runJobs();
    await confirmAddress(test, 'confirmed@pala.test');
    await correct('second@pala.test', registeredCookie(mine));
    expect(await accountsOf('confirmed@pala.test')).toHaveLength(1);
  });

  it('answers the same for an address that has an account', async () => {
    const admin = await makeAdmin(test.context.db);
    const wrong = await register({ email: 'typo@pala.test' });
    const corrected = await correct(admin.email, registeredCookie(wrong));
    expect([corrected.status, corrected.body]).toEqual([wrong.status, wrong.body]);
  });
});

describe('the verification link', () => {
  const open = (token: string, options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
    test.app.inject({ url: `/api/auth/verify-email?token=${token}`, ...options });
  const stateOf = async (email: string) => (await accountsOf(email))[0]?.state;

  it('is not used up by HEAD or prefetching, and gives the same answer when clicked again', async () => {
    await register({ email: 'scanned@pala.test' });
    await test.runJobs();
    const token = lastToken(test.mails, 'scanned@pala.test');
    await open(token, { method: 'HEAD' });
    await open(token, { headers: { purpose: 'prefetch' } });
    await open(token, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect(await stateOf('scanned@pala.test')).toBe('unverified');
    await confirmAddress(test, 'scanned@pala.test');
    for (const extra of ['', '&next=https://evil.example', '&returnTo=//evil.example'])
      expect((await open(`${token}${extra}`)).headers.location).toBe('/auth?verified=true');
  });

  it('notifies administrators once, however many concurrent clicks', async () => {
    await test.runJobs();
    const admin = await makeAdmin(test.context.db);
    const cookie = registeredCookie(await register({ email: 'clicked@pala.test' }));
    await test.runJobs();
    const token = lastToken(test.mails, 'clicked@pala.test');
    const answers = await atOnce(20, () => open(token, { headers: { cookie } }));
    expect(new Set(answers.map((answer) => answer.headers.location))).toEqual(new Set(['/auth?verified=true']));
    expect(await stateOf('clicked@pala.test')).toBe('pending');
    await test.runJobs();
    const bell = await test.call(admin, endpoints.listCoachNotifications, { params: { userId: admin.id } });
    expect(bell.body.filter((one) => one.type === 'player_registered')).toHaveLength(1);
  });

  it('opened in another browser asks first, and confirms nothing by being opened', async () => {
    const email = 'owner@pala.test';
    await register({ email });
    // Someone else who registers in their own browser is no better placed.
    const cookie = registeredCookie(await register({ email: 'stranger@pala.test' }));
    await test.runJobs();
    const token = lastToken(test.mails, email);
    for (const headers of [{}, { cookie }, { cookie: 'pala_registered=made-up' }]) {
      const answer = await open(token, { headers: headers as Record<string, string> });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/confirm-email?token=${token}`]);
    }
    const body = { token };
    const read = () => test.call(null, endpoints.readRegistration, { body });
    expect((await read()).body).toEqual({
      outcome: 'waiting',
      registration: { firstName: 'Nora', lastName: 'Holm', email, registeredAt: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await stateOf(email)).toBe('unverified');
    expect((await test.call(null, endpoints.confirmRegistration, { body })).body).toEqual({ outcome: 'verified' });
    expect(await stateOf(email)).toBe('pending');
    expect((await read()).body).toEqual({ outcome: 'verified', registration: null });
    expect((await test.call(null, endpoints.refuseRegistration, { body })).body).toEqual({ removed: false });
    expect(await stateOf(email)).toBe('pending');
    expect((await open(token)).headers.location).toBe('/auth?verified=true');
  });

  it('confirms at once for both of two people who registered in one browser', async () => {
    const first = registeredCookie(await register({ email: 'mother@pala.test' }));
    const second = await test.call(null, endpoints.register, {
      body: registrationForm({ email: 'daughter@pala.test' }),
      headers: { cookie: first },
    });
    await test.runJobs();
    for (const email of ['mother@pala.test', 'daughter@pala.test']) {
      const answer = await open(lastToken(test.mails, email), { headers: { cookie: registeredCookie(second) } });
      expect(answer.headers.location).toBe('/auth?verified=true');
    }
  });

  it('does not confirm a stranger’s registration for an owner who tries to register as well', async () => {
    const email = 'taken@pala.test';
    await register({ email, firstName: 'Mallory' });
    const cookie = registeredCookie(await register({ email }));
    await test.runJobs();
    const token = lastToken(
      test.mails.filter(({ text }) => text.includes('verify-email')),
      email,
    );
    expect((await open(token, { headers: { cookie } })).headers.location).toBe(`/confirm-email?token=${token}`);
    expect(await stateOf(email)).toBe('unverified');
  });

  it('removes the registration for someone who says that it was not them, and the address is free', async () => {
    const email = 'notme@pala.test';
    await register({ email });
    await test.runJobs();
    const body = { token: lastToken(test.mails, email) };
    const answers = await atOnce(5, () => test.call(null, endpoints.refuseRegistration, { body }));
    expect(answers.filter((answer) => answer.body.removed)).toHaveLength(1);
    expect(await accountsOf(email)).toEqual([]);
    expect((await open(body.token)).headers.location).toBe('/auth?error=invalid-token');
    expect((await test.call(null, endpoints.confirmRegistration, { body })).body).toEqual({ outcome: 'invalid-token' });
    expect((await register({ email })).status).toBe(201);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('that has expired neither confirms nor removes', async () => {
    const email = 'stale@pala.test';
    await register({ email });
    await test.runJobs();
    const body = { token: lastToken(test.mails, email) };
    const [account] = await accountsOf(email);
    await test.context.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.userId, account?.id ?? ''));
    expect((await test.call(null, endpoints.readRegistration, { body })).body).toEqual({
      outcome: 'token-expired',
      registration: null,
    });
    expect((await test.call(null, endpoints.confirmRegistration, { body })).body).toEqual({ outcome: 'token-expired' });
    expect((await test.call(null, endpoints.refuseRegistration, { body })).body).toEqual({ removed: false });
    expect(await stateOf(email)).toBe('unverified');
  });

  it.each([
    ['nothing', ''],
    ['NUL', '%00'],
    ['a broken escape', '%E0%A4%A'],
    ['a very long token', 'x'.repeat(5000)],
    ['SQL', "'%20or%201=1--"],
  ])('is refused with %s as a token', async (_, token) => {
    const { location } = (await open(token)).headers;
    expect(location).toBe('/auth?error=invalid-token');
  });
});

describe('without approval', () => {
  const auto = useTestApp({ REGISTRATION_APPROVAL: 'auto' });

  it('admits once, with one email, when an older link is opened as well', async () => {
    const email = 'twice@pala.test';
    await auto.call(null, endpoints.register, { body: registrationForm({ email }) });
    await auto.runJobs();
    const older = lastToken(auto.mails, email);
    await auto.call(null, endpoints.resendVerification, { body: { email } });
    await auto.runJobs();
    const newer = lastToken(auto.mails, email);
    expect(newer).not.toBe(older);
    const open = (token: string) => auto.app.inject({ url: `/api/auth/verify-email?token=${token}` });
    await auto.call(null, endpoints.confirmRegistration, { body: { token: newer } });
    await auto.context.db.update(users).set({ state: 'suspended' }).where(eq(users.email, email));
    expect((await open(older)).headers.location).toBe('/auth?verified=true');
    const [account] = await auto.context.db.select().from(users).where(eq(users.email, email));
    expect(account?.state).toBe('suspended');
    await auto.runJobs();
    const subjects = auto.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject.includes('approved'))).toHaveLength(1);
  });
});
