// Registering, confirming, signing in and out, the first administrator: as people and attackers would.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, consents, users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { registeredCookie } from '#server/testing/account-forms.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const form = (parts: Record<string, unknown> = {}) =>
  ({
    email: 'new@pala.test',
    firstName: 'Nora',
    lastName: 'Holm',
    country: 'DK',
    currentLevel: '3.5',
    dpfRanking: 120,
    consentToDataProcessing: true,
    password: 'secret-word',
    confirmPassword: 'secret-word',
    ...parts,
  }) as never;

const register = (parts: Record<string, unknown> = {}) => test.call(null, endpoints.register, { body: form(parts) });
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  test.call(null, endpoints.login, { body: { email, password }, headers });
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
const cookieOf = (answer: { raw: { headers: { 'set-cookie'?: string | string[] | number } } }) =>
  String([answer.raw.headers['set-cookie'] ?? ''].flat()[0]);

/** The link in the last mail to an address, as a path of this site. */
function lastLink(email: string): string {
  const mail = test.mails.findLast((one) => one.to === email);
  const link = /http:\/\/pala\.test(\/api\/auth\/verify-email\?token=[\w-]+)/.exec(mail?.text ?? '');
  return link?.[1] ?? 'no link';
}

describe('registration', () => {
  it('keeps the language of the browser, which it asks for first', async () => {
    const headers = { 'accept-language': 'da-DK,da;q=0.9,en;q=0.8' };
    await test.call(null, endpoints.register, { body: form({ email: 'maja@pala.test' }), headers });
    expect(await accountOf('maja@pala.test')).toMatchObject({ language: 'da' });
  });

  it('creates an unverified direct player without credits, stores the consent, and emails a link', async () => {
    const answer = await register({ email: ' New@Pala.Test ' });
    expect(answer.status).toBe(201);
    const account = await accountOf('new@pala.test');
    expect(account).toMatchObject({
      role: 'player',
      accessType: 'direct',
      state: 'unverified',
      analysisCreditsRemaining: 0,
      isLevelVerified: false,
      currentLevel: '3.5',
      dpfRanking: 120,
    });
    const given = await test.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, account?.id ?? ''));
    expect(given).toHaveLength(1);
    await test.runJobs();
    expect(lastLink('new@pala.test')).toMatch(/verify-email/);
  });

  it('answers a known address exactly like a new one, and emails its owner', async () => {
    const owner = await makePerson(test.context.db, { email: 'owner@pala.test' });
    const known = await register({ email: 'OWNER@pala.test' });
    const unknown = await register({ email: 'unknown@pala.test' });
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
    await test.runJobs();
    expect(test.mails.findLast((mail) => mail.to === owner.email)?.subject).toContain('already have a Pala account');
    expect((await accountOf('owner@pala.test'))?.passwordHash).toBeNull();
  });

  it('takes nothing but the nine fields: role, state, credits and club stay as they are for a new player', async () => {
    await register({
      email: 'greedy@pala.test',
      role: 'admin',
      state: 'active',
      analysisCreditsRemaining: 99,
      accessType: 'club',
      isLevelVerified: true,
    });
    expect(await accountOf('greedy@pala.test')).toMatchObject({
      role: 'player',
      state: 'unverified',
      analysisCreditsRemaining: 0,
      accessType: 'direct',
      isLevelVerified: false,
    });
  });

  it('keeps the level and drops the ranking of players outside Denmark, as with Google', async () => {
    await register({ email: 'ana@pala.test', country: 'ES', currentLevel: '6.0', dpfRanking: 3 });
    expect(await accountOf('ana@pala.test')).toMatchObject({ country: 'ES', currentLevel: '6.0', dpfRanking: null });
  });

  it.each([
    ['consentToDataProcessing', 'true'],
    ['consentToDataProcessing', 1],
    ['consentToDataProcessing', undefined],
    ['email', ['a@pala.test']],
    ['email', 'a@pala.test,b@pala.test'],
    ['email', 'a@pala.test\nBcc: b@pala.test'],
    ['password', 123456],
    ['dpfRanking', '5'],
    ['dpfRanking', 1001],
    ['currentLevel', 7],
    ['country', 'XX'],
    ['firstName', 'Win money http://evil.example'],
    ['firstName', 'A\r\nBcc: x@y.example'],
    ['firstName', 'nul\u0000'],
  ])('refuses %s = %j with a sentence that names the field', async (field, value) => {
    const answer = await register({ email: 'refused@pala.test', [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    expect(await accountOf('refused@pala.test')).toBeUndefined();
  });

  it('refuses passwords that differ or are too short with the specified sentences', async () => {
    expect((await register({ confirmPassword: 'other-word' })).error.message).toBe("Passwords don't match");
    expect((await register({ password: '12345', confirmPassword: '12345' })).error.message).toBe(
      'Password must be at least 6 characters',
    );
  });

  it('creates one account from twenty concurrent registrations', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email: 'race@pala.test' })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const rows = await test.context.db.select().from(users).where(eq(users.email, 'race@pala.test'));
    expect(rows).toHaveLength(1);
  });
});

describe('the verification link', () => {
  const open = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });

  it('confirms the address, notifies administrators, and can be clicked twice', async () => {
    const admin = await makeAdmin(test.context.db);
    const cookie = registeredCookie(await register({ email: 'link@pala.test' }));
    await test.runJobs();
    const link = lastLink('link@pala.test');
    expect((await open(link, { cookie })).headers.location).toBe('/auth?verified=true');
    expect((await accountOf('link@pala.test'))?.state).toBe('pending');
    expect((await open(link)).headers.location).toBe('/auth?verified=true');
    await test.runJobs();
    const bell = await test.call(admin, endpoints.listCoachNotifications, { params: { userId: admin.id } });
    expect(bell.body.filter((one) => one.type === 'player_registered')).toHaveLength(1);
  });

  it('is not used up by a prefetch', async () => {
    await register({ email: 'prefetch@pala.test' });
    await test.runJobs();
    await open(lastLink('prefetch@pala.test'), { 'sec-purpose': 'prefetch' });
    expect((await accountOf('prefetch@pala.test'))?.state).toBe('unverified');
  });

  it('explains unknown and expired links, and redirects nowhere else', async () => {
    expect((await open('/api/auth/verify-email?token=nonsense&next=https://evil.example')).headers.location).toBe(
      '/auth?error=invalid-token',
    );
    expect((await open('/api/auth/verify-email')).headers.location).toBe('/auth?error=invalid-token');
    expect((await open('/api/auth/verify-email?token=a&token=b')).headers.location).toBe('/auth?error=invalid-token');
    await register({ email: 'late@pala.test' });
    await test.runJobs();
    const account = await accountOf('late@pala.test');
    await test.context.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.userId, account?.id ?? ''));
    expect((await open(lastLink('late@pala.test'))).headers.location).toBe('/auth?error=token-expired');
    expect((await accountOf('late@pala.test'))?.state).toBe('unverified');
  });
});

describe('signing in', () => {
  const withPassword = async (email: string, columns = {}) =>
    makePerson(test.context.db, { email, passwordHash: await hashPassword(' p w 🎾'), ...columns });

  it('takes the exact password and gives a session cookie that scripts cannot read', async () => {
    await withPassword('sign@pala.test');
    const answer = await login('SIGN@pala.test', ' p w 🎾');
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Welcome back, Alma!');
    expect(cookieOf(answer)).toMatch(/^pala_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.raw.body).not.toMatch(/hash|argon2/i);
    expect((await login('sign@pala.test', 'p w 🎾')).status).toBe(401);
  });

  it('answers a wrong password, an unknown address and a wrong password of a suspended account alike', async () => {
    await withPassword('sus@pala.test', { state: 'suspended' });
    await withPassword('act@pala.test');
    const answers = [
      await login('sus@pala.test', 'wrong'),
      await login('act@pala.test', 'wrong'),
      await login('nobody@pala.test', 'wrong'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.raw.body).toBe(
        JSON.stringify({ code: 'invalid_credentials', message: 'Invalid email or password' }),
      );
      expect(answer.raw.body).not.toContain('Unauthorized');
    }
  });

  it.each([
    ['unverified', 'email_unverified'],
    ['pending', 'account_pending'],
    ['suspended', 'account_suspended'],
  ] as const)('explains what a %s account is waiting for, once the password is right', async (state, code) => {
    await withPassword(`${state}@pala.test`, { state });
    const answer = await login(`${state}@pala.test`, ' p w 🎾');
    expect(answer.status).toBe(403);
    expect(answer.error.code).toBe(code);
    expect(cookieOf(answer)).toBe('');
  });

  it('never adopts the browser’s session, and ends the old one', async () => {
    const person = await withPassword('fix@pala.test');
    const old = await test.signIn(person);
    const answer = await login('fix@pala.test', ' p w 🎾', { cookie: old });
    const fresh = cookieOf(answer).split(';')[0] as string;
    expect(fresh).not.toBe(old);
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: old } })).statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: fresh } })).statusCode).toBe(200);
  });

  it('applies a suspension or change of role at the next request', async () => {
    const person = await makeAdmin(test.context.db);
    expect((await test.call(person, endpoints.getAdminDashboard)).status).toBe(200);
    await test.context.db.update(users).set({ role: 'player' }).where(eq(users.id, person.id));
    expect((await test.call(person, endpoints.getAdminDashboard)).status).toBe(403);
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, person.id));
    expect((await test.call(person, endpoints.getCurrentUser)).status).toBe(401);
  });
});

describe('signing out', () => {
  const out = (cookie: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url: '/api/logout', headers: { cookie, ...headers } });
  const isAlive = async (cookie: string) =>
    (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;

  it('ends the session on the server and goes home', async () => {
    const cookie = await test.signIn(await makePerson(test.context.db));
    const answer = await out(cookie);
    expect(answer.headers.location).toBe('/');
    expect(await isAlive(cookie)).toBe(false);
  });

  it.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['an old browser coming from another site', { referer: 'https://evil.example/' }],
  ])('does not happen through %s', async (_, headers) => {
    const cookie = await test.signIn(await makePerson(test.context.db));
    await out(cookie, headers);
    expect(await isAlive(cookie)).toBe(true);
  });

  it('does not happen through HEAD', async () => {
    const cookie = await test.signIn(await makePerson(test.context.db));
    await out(cookie, {}, 'HEAD');
    expect(await isAlive(cookie)).toBe(true);
  });
});

describe('/api/login', () => {
  it.each([
    ['/player/videos?status=all', '/auth?tab=login&returnTo=%2Fplayer%2Fvideos%3Fstatus%3Dall'],
    ['https://evil.example', '/auth?tab=login'],
    ['//evil.example', '/auth?tab=login'],
    ['/.//evil.example', '/auth?tab=login'],
    ['/a/..//evil.example', '/auth?tab=login'],
    ['/\\evil.example', '/auth?tab=login'],
    ['/\t/evil.example', '/auth?tab=login'],
    ['javascript:alert(1)', '/auth?tab=login'],
  ])('keeps %j only as a path of this site', async (returnTo, location) => {
    const answer = await test.app.inject({ url: '/api/login', query: { returnTo } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(location);
  });
});

describe('the first administrator', () => {
  const setup = (setupCode: string, email = 'root@pala.test') =>
    test.call(null, endpoints.createFirstAdministrator, {
      body: { setupCode, email, firstName: 'Root', lastName: 'Admin', country: 'DK', password: 'a long password' },
    });

  it('needs the setup code and is created once, even by ten concurrent requests', async () => {
    await test.context.db.execute(sql`update users set role = 'player' where role = 'admin'`);
    expect((await setup('wrong code')).error.code).toBe('wrong_setup_code');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => setup('setup-code', `root${index}@pala.test`)),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error.code === 'setup_done')).toHaveLength(9);
    await test.context.db.execute(sql`update users set role = 'player' where role = 'admin'`);
    expect((await setup('setup-code', 'again@pala.test')).error.code).toBe('setup_done');
    expect((await test.call(null, endpoints.getSetupState)).body).toEqual({ open: false });
  });
});
