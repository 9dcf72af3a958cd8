// Registration under attack: who sends too much, the wrong types, one address twenty times, or a link in a name.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubs, consents, users } from '#server/db/schema/index.ts';
import { atOnce, registrationForm } from '#server/testing/account-forms.ts';
import { makeClub, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const untouched = useTestApp();

const register = (parts: Record<string, unknown> = {}) =>
  test.call(null, endpoints.register, { body: registrationForm(parts) });
const post = (payload: string) =>
  test.app.inject({
    method: 'POST',
    url: endpoints.register.path,
    payload,
    headers: { 'content-type': 'application/json' },
  });
const accountsOf = (email: string) => test.context.db.select().from(users).where(eq(users.email, email));
const mailsTo = (email: string) => test.mails.filter((mail) => mail.to === email);

it('a fresh installation has no default account', async () => {
  expect(await untouched.context.db.select().from(users)).toEqual([]);
});

describe('sending more than the nine fields', () => {
  it('creates a plain player; nothing else takes effect, alone or nested', async () => {
    const club = await makeClub(test.context.db);
    const greedy = {
      id: '0193e5a0-0000-7000-8000-000000000001',
      role: 'admin',
      state: 'active',
      accessType: 'club',
      clubId: club.id,
      joiningClubId: club.id,
      analysisCreditsRemaining: 99,
      isLevelVerified: true,
      emailVerifiedAt: '2020-01-01T00:00:00Z',
      passwordHash: 'x',
      username: 'root',
      profileImageUrl: 'https://evil.example/x.png',
      createdAt: '2020-01-01T00:00:00Z',
    };
    const answer = await register({ email: 'greedy@pala.test', ...greedy, user: greedy, account: { ...greedy } });
    expect(answer.status).toBe(201);
    const [account] = await accountsOf('greedy@pala.test');
    expect(account).toMatchObject({
      role: 'player',
      state: 'unverified',
      accessType: 'direct',
      clubId: null,
      joiningClubId: null,
      analysisCreditsRemaining: 0,
      isLevelVerified: false,
      emailVerifiedAt: null,
      username: null,
      profileImageUrl: null,
    });
    expect(account?.id).not.toBe(greedy.id);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(account?.createdAt).not.toContain('2020');
    expect((await test.context.db.select().from(clubs)).length).toBe(1);
  });

  it('gains nothing with duplicate or prototype keys', async () => {
    const twice = JSON.stringify(registrationForm({ email: 'twice@pala.test', role: 'player' }));
    expect((await post(twice.replace('"role":"player"', '"role":"player","role":"admin"'))).statusCode).toBe(201);
    expect((await accountsOf('twice@pala.test'))[0]?.role).toBe('player');
    const proto = JSON.stringify(registrationForm({ email: 'proto@pala.test' }));
    expect((await post(proto.replace('{', '{"__proto__":{"role":"admin"},'))).statusCode).toBe(400);
    expect(await accountsOf('proto@pala.test')).toEqual([]);
  });
});

it.each([['false'], ['true'], [1], ['on'], [null], [[]], [{}], [false], [undefined]])(
  '%j is no consent, and creates no account',
  async (consentToDataProcessing) => {
    const answer = await register({ email: 'unwilling@pala.test', consentToDataProcessing });
    expect([answer.status, answer.error.fields]).toEqual([
      400,
      { consentToDataProcessing: 'You must consent to data processing to continue.' },
    ]);
    expect(await accountsOf('unwilling@pala.test')).toEqual([]);
  },
);

it('the consent’s version, time and origin are stored', async () => {
  await register({ email: 'willing@pala.test' });
  const [account] = await accountsOf('willing@pala.test');
  const given = await test.context.db
    .select()
    .from(consents)
    .where(eq(consents.userId, account?.id ?? ''));
  expect(given).toEqual([
    expect.objectContaining({ policyVersion: expect.stringMatching(/^\d{4}-\d\d$/), address: '127.0.0.1' }),
  ]);
});

it('wrong types are refused by field, not converted', async () => {
  const odd: unknown[] = [null, 0, 7, 1e308, true, [], ['a@x.dk'], {}, { $ne: null }, { toString: 'x' }];
  const texts = ['email', 'firstName', 'lastName', 'country', 'currentLevel', 'password', 'confirmPassword'];
  for (const field of texts) {
    for (const value of odd) {
      const answer = await register({ email: 'typed@pala.test', [field]: value });
      expect([field, value, answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([
        field,
        value,
        400,
        expect.arrayContaining([field]),
      ]);
    }
  }
  for (const value of ['5', '', 0, 1001, 1.5, -1, true, [5], {}, '1e3']) {
    expect([value, (await register({ email: 'typed@pala.test', dpfRanking: value })).status]).toEqual([value, 400]);
  }
  expect(await accountsOf('typed@pala.test')).toEqual([]);
});

describe('one address', () => {
  it('leads to one account, whatever its spelling and however many concurrent registrations', async () => {
    const ways = ['race@pala.test', 'RACE@pala.test', ' Race@Pala.Test', 'race@PALA.test '];
    const answers = await atOnce(20, (index) => register({ email: ways[index % ways.length] }));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.raw.body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const accounts = await accountsOf('race@pala.test');
    expect(accounts).toHaveLength(1);
    const given = await test.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, accounts[0]?.id ?? ''));
    expect(given).toHaveLength(1);
  });

  it('differs from one that only looks alike in lower case', async () => {
    await makePerson(test.context.db, { email: 'mike@pala.test' });
    for (const email of ['mi\u212Ae@pala.test', 'm\u0131ke@pala.test', 'm\u0130ke@pala.test', 'mike@pala.te\u017Ft']) {
      expect([email, (await register({ email })).status]).toEqual([email, 400]);
    }
  });

  it('gets few emails, however often someone else registers it, with the same answers', async () => {
    await makePerson(test.context.db, { email: 'known@pala.test' });
    const known = await atOnce(10, () => register({ email: 'known@pala.test' }));
    const fresh = await atOnce(10, () => register({ email: 'fresh@pala.test' }));
    expect(new Set([...known, ...fresh].map((answer) => `${answer.status} ${answer.raw.body}`)).size).toBe(1);
    await test.runJobs();
    expect(mailsTo('known@pala.test').length).toBe(2);
    expect(mailsTo('fresh@pala.test').length).toBeGreaterThanOrEqual(1);
    expect(mailsTo('fresh@pala.test').length).toBeLessThanOrEqual(3);
  });
});
