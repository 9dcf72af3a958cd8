// The second step of signing in: what it takes, what it refuses, and that nothing counts twice.

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, recoveryCodes, sessions, totpSecrets, users } from '#server/db/schema/index.ts';
import { makeResetToken } from '#server/features/accounts/passwords/passwords.commands.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { type CookieBrowser, openCookieBrowser } from '#server/testing/cookie-browser.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { addApp, addPasskey, answerOf, appCode } from '#server/testing/second-factor.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const password = 'secret-word';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

async function testUser() {
  const person = await makePlayer(test.context.db, { passwordHash });
  return { person, browser: await openCookieBrowser(test, person) };
}
/** Browsers in which the password was typed, one after the other: signing in has limits of its own. */
async function halfways(person: { email: string }, count: number) {
  const browsers: CookieBrowser[] = [];
  while (browsers.length < count) browsers.push((await halfway(person)).browser);
  return browsers;
}
/** A browser in which the password was typed. */
async function halfway(person: { email: string }, typed = password) {
  const browser = await openCookieBrowser(test);
  const answer = await browser.call(endpoints.login, { body: { email: person.email, password: typed } });
  return { browser, answer };
}
const finish = (browser: CookieBrowser, code: string, way: 'totp' | 'recovery-code' = 'totp') =>
  browser.call(endpoints.finishSignIn, { body: { way, code } });
const me = (browser: CookieBrowser) => browser.call(endpoints.getCurrentUser);

describe('signing in with a password', () => {
  it('continues with a code from the app, and the session records it', async () => {
    const { person, browser: own } = await testUser();
    const { secret, codes } = await addApp(own);
    expect(codes).toHaveLength(10);
    const { browser, answer } = await halfway(person);
    expect([answer.status, answer.error.code]).toEqual([401, 'second_step_needed']);
    expect(answer.raw.body).not.toContain('Unauthorized');
    expect((await me(browser)).status).toBe(401);
    const { body } = await browser.call(endpoints.getSecondStep);
    expect(body).toEqual({ steps: ['totp', 'recovery-code'], returnTo: '/' });
    const code = appCode(secret);
    const done = await finish(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([done.status, done.body.user.hasSecondFactor]).toEqual([200, true]);
    expect((await me(browser)).body.id).toBe(person.id);
    const [current] = (await browser.call(endpoints.listSessions)).body.filter(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject({ signedInBy: 'password', secondStep: 'totp' });
  });

  it('reveals no second factor with a wrong password', async () => {
    const { person, browser } = await testUser();
    await addApp(browser);
    const { answer } = await halfway(person, 'wrong-word');
    expect([answer.status, answer.error.code]).toEqual([401, 'invalid_credentials']);
    expect(answer.raw.cookies).toEqual([]);
  });

  it('accepts a code once, within one step, and only from the same person', async () => {
    const { person, browser: own } = await testUser();
    const { secret } = await addApp(own);
    const other = await testUser();
    const others = await addApp(other.browser);
    const tryCode = async (code: string) => (await finish((await halfway(person)).browser, code)).status;
    expect(await tryCode(appCode(secret, -3))).toBe(400);
    expect(await tryCode(appCode(secret, 3))).toBe(400);
    expect(await tryCode(appCode(others.secret))).toBe(400);
    const code = appCode(secret, 1);
    expect(await tryCode(code)).toBe(200);
    expect(await tryCode(code)).toBe(400);
    // Older ones count no more either.
    expect(await tryCode(appCode(secret))).toBe(400);
  });

  it('admits one of twenty concurrent uses of a code, from an app or recovery codes', async () => {
    const { person, browser: own } = await testUser();
    const { secret, codes } = await addApp(own);
    for (const [way, code] of [
      ['totp', appCode(secret, 1)],
      ['recovery-code', codes?.[0] ?? ''],
    ] as const) {
      const browsers = await halfways(person, 20);
      const answers = await Promise.all(browsers.map((browser) => finish(browser, code, way)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 400, 429].includes(status))).toBe(true);
      await test.context.db.execute('delete from attempts');
    }
    await test.runJobs();
    const news = test.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(news).toEqual([
      'An authenticator app was added to your Pala account',
      'A recovery code was used on your Pala account',
    ]);
    expect((await own.call(endpoints.getSecondFactor)).body.recoveryCodesLeft).toBe(9);
  });

  it('uses up one recovery code, even if several are sent concurrently', async () => {
    const { person, browser: own } = await testUser();
    const { codes } = await addApp(own);
    const { browser } = await halfway(person);
    const answers = await Promise.all(
      (codes ?? []).map((code) =>
        test.call(null, endpoints.finishSignIn, {
          body: { way: 'recovery-code', code },
          headers: { cookie: browser.header() },
        }),
      ),
    );
    expect(answers.map(({ status, error }) => (status === 200 ? 'in' : error.code)).toSorted()).toEqual([
      'in',
      ...Array.from({ length: 9 }, () => 'second_step_missing'),
    ]);
    expect((await own.call(endpoints.getSecondFactor)).body.recoveryCodesLeft).toBe(9);
    await test.runJobs();
    const news = test.mails.filter(({ to, subject }) => to === person.email && subject.includes('recovery code'));
    expect(news).toHaveLength(1);
    // What was right but came too late counts as no wrong try.
    const { browser: next } = await halfway(person);
    expect((await finish(next, 'wrong-code', 'recovery-code')).error.code).toBe('wrong_code');
  });

  it('allows ten guesses, even concurrent ones, and known browsers have their own limit', async () => {
    const { person, browser: own } = await testUser();
    const { secret } = await addApp(own);
    const known = (await halfway(person)).browser;
    expect((await finish(known, appCode(secret))).status).toBe(200);
    const strangers = await halfways(person, 30);
    const guesses = await Promise.all(strangers.map((browser, index) => finish(browser, `00000${index % 10}`)));
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
    expect((await finish((await halfway(person)).browser, appCode(secret, 1))).status).toBe(429);
    await known.call(endpoints.login, { body: { email: person.email, password } });
    expect((await finish(known, appCode(secret, 1))).status).toBe(200);
  });

  it('belongs to its browser, and ends with its session, a new password or a suspension', async () => {
    const { person, browser: own } = await testUser();
    const { codes } = await addApp(own);
    const [one = '', two = '', three = '', four = ''] = codes ?? [];
    const stranger = await openCookieBrowser(test);
    expect((await finish(stranger, one, 'recovery-code')).error.code).toBe('second_step_missing');
    const { browser } = await halfway(person);
    const copy = await openCookieBrowser(test);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await finish(browser, one, 'recovery-code')).status).toBe(200);
    expect((await finish(copy, two, 'recovery-code')).error.code).toBe('second_step_missing');

    const before = (await halfway(person)).browser;
    const token = await makeResetToken(test.context, person.id);
    await test.call(null, endpoints.setPassword, {
      body: { token, password: 'another-word', confirmPassword: 'another-word' },
    });
    expect((await finish(before, three, 'recovery-code')).error.code).toBe('second_step_missing');
    const { browser: suspended } = await halfway(person, 'another-word');
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, person.id));
    const left = await test.context.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id));
    expect((await finish(suspended, four, 'recovery-code')).error.code).toBe('account_suspended');
    expect(await test.context.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(left);
    expect(await test.context.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  });

  it('is not bypassed by setting a new password', async () => {
    const { person, browser: own } = await testUser();
    await addApp(own);
    const token = await makeResetToken(test.context, person.id);
    const body = { token, password: 'another-word', confirmPassword: 'another-word' };
    const set = await test.call(null, endpoints.setPassword, { body });
    expect([set.status, set.raw.cookies]).toEqual([200, []]);
    expect((await halfway(person, 'another-word')).answer.error.code).toBe('second_step_needed');
  });

  it('undoes a deletion only after the second step', async () => {
    const { person, browser: own } = await testUser();
    const { secret } = await addApp(own);
    await own.call(endpoints.proveIdentity, { body: { way: 'totp', code: appCode(secret) } });
    expect((await own.call(endpoints.requestDeletion)).status).toBe(200);
    const stateOf = async () => (await test.context.db.select().from(users).where(eq(users.id, person.id)))[0]?.state;
    const { browser } = await halfway(person);
    expect(await stateOf()).toBe('deleted');
    const done = await finish(browser, appCode(secret, 1));
    expect([done.status, done.body.isAccountKept, await stateOf()]).toEqual([200, true, 'active']);
  });
});

describe('reauthentication', () => {
  it('needs the second factor instead of the password, if there is one', async () => {
    const { browser } = await testUser();
    const { secret } = await addApp(browser);
    expect((await browser.call(endpoints.getProofWays)).body.ways).toEqual(['totp', 'recovery-code']);
    const byPassword = await browser.call(endpoints.proveIdentity, { body: { way: 'password', password } });
    expect([byPassword.status, byPassword.error.code]).toEqual([400, 'invalid_input']);
    const code = appCode(secret);
    expect((await browser.call(endpoints.proveIdentity, { body: { way: 'totp', code } })).status).toBe(204);
    expect((await browser.call(endpoints.proveIdentity, { body: { way: 'totp', code } })).error.code).toBe(
      'wrong_code',
    );
  });

  it('takes a passkey of this account only', async () => {
    const [one, other] = [await testUser(), await testUser()];
    const { passkey } = await addPasskey(one.browser);
    const { passkey: foreign } = await addPasskey(other.browser);
    const prove = async (made: typeof passkey) =>
      one.browser.call(endpoints.proveIdentity, {
        body: { way: 'passkey', answer: await answerOf(one.browser, made) },
      });
    expect((await prove(foreign)).error.code).toBe('passkey_refused');
    expect((await prove(passkey)).status).toBe(204);
  });
});

it('nothing in the database can sign in, and the audit log holds no secret', async () => {
  const { person, browser } = await testUser();
  const { secret, codes } = await addApp(browser);
  const plain = secret.replaceAll(' ', '');
  const [row] = await test.context.db.select().from(totpSecrets).where(eq(totpSecrets.userId, person.id));
  const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
  for (const secretText of [plain, ...(codes ?? [])]) expect(JSON.stringify([row, entries])).not.toContain(secretText);
  expect(entries.map(({ action }) => action)).toEqual(['authenticator-added']);
});
