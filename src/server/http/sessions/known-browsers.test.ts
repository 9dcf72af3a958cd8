// People with the right password can sign in on known browsers, whatever strangers try elsewhere.

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeResetToken } from '#server/features/accounts/passwords/passwords.commands.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { openCookieBrowser } from '#server/testing/cookie-browser.ts';
import { makePerson } from '#server/testing/factories.ts';
import { addApp, appCode } from '#server/testing/second-factor.ts';
import { type TestAnswer, useTestApp } from '#server/testing/test-app.ts';
import { loginLimits } from './rate-limits.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('right-one');
});

const person = () => makePerson(test.context.db, { passwordHash });
let addresses = 0;
/** An unused network address. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const login = (email: string, password: string, from: string, cookie = '') =>
  test.call(null, endpoints.login, {
    body: { email, password },
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
/** The cookies that remain in a browser after the session. */
const browserOf = (answer: TestAnswer<unknown>) => {
  const kept = answer.raw.cookies.find(({ name }) => name === 'pala_known_browser');
  return `pala_known_browser=${kept?.value}`;
};
const statuses = (answers: TestAnswer<unknown>[]) => answers.map(({ status }) => status);

/** Tries passwords until stopped. */
async function guess(email: string, times: number, from: string, cookie = '') {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await login(email, `wrong-${index}`, from, cookie));
  return answers;
}

/** The browser's cookies after the password, when a code is needed. */
async function halfway(email: string, cookie: string) {
  const half = (await login(email, 'right-one', newAddress(), cookie)).raw.cookies.find(({ name }) =>
    name.includes('second_step'),
  );
  return `${cookie}; ${half?.name}=${half?.value}`;
}

/** Tries codes. */
async function guessCodes(cookie: string, times: number, way: 'totp' | 'recovery-code' = 'totp') {
  const answers: TestAnswer<unknown>[] = [];
  for (let index = 0; index < times; index += 1) {
    const body = { way, code: `00000${index}` };
    answers.push(await test.call(null, endpoints.finishSignIn, { body, headers: { cookie } }));
  }
  return answers;
}

describe('a browser that has signed in to the account before', () => {
  it('signs in with the right password after strangers’ failures from the same address', async () => {
    const { email } = await person();
    const from = newAddress();
    const browser = browserOf(await login(email, 'right-one', from));
    await guess(email, 11, from);
    expect((await login(email, 'right-one', from)).status).toBe(429);
    expect((await login(email, 'right-one', from, browser)).status).toBe(200);
  });

  it('signs in while strangers everywhere have used up the account’s limit', async () => {
    const { email } = await person();
    const browser = browserOf(await login(email, 'right-one', newAddress()));
    await login(email, 'wrong', newAddress());
    // As after many more, from as many addresses.
    await test.context.db.execute(
      sql`update attempts set count = ${loginLimits.account.max} where key like 'login-account:%'`,
    );
    const from = newAddress();
    expect((await login(email, 'right-one', from)).status).toBe(429);
    expect((await login(email, 'right-one', from, browser)).status).toBe(200);
  });

  it('signs in while tries on other accounts have used up the address’s limit', async () => {
    const { email } = await person();
    const from = newAddress();
    const browser = browserOf(await login(email, 'right-one', from));
    await login('nobody@pala.test', 'wrong', from);
    // As after many more, on as many accounts.
    await test.context.db.execute(
      sql`update attempts set count = ${loginLimits.address.max} where key like 'login-address:%'`,
    );
    expect((await login(email, 'right-one', from)).status).toBe(429);
    expect((await login(email, 'right-one', from, browser)).status).toBe(200);
  });

  it('has its own limit, which locks nobody else out', async () => {
    const { email } = await person();
    const [here, there] = [newAddress(), newAddress()];
    const [mine, hers] = [
      browserOf(await login(email, 'right-one', here)),
      browserOf(await login(email, 'right-one', there)),
    ];
    const tried = await guess(email, 12, here, mine);
    expect(statuses(tried)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(Number(tried.at(-1)?.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(email, 'right-one', here, mine)).status).toBe(429);
    expect((await login(email, 'right-one', here, hers)).status).toBe(200);
    expect((await login(email, 'right-one', there)).status).toBe(200);
  });

  it('is known to that account only, and to ten at most', async () => {
    const [one, other] = [await person(), await person()];
    const from = newAddress();
    let browser = browserOf(await login(one.email, 'right-one', from));
    await guess(other.email, 11, from);
    expect((await login(other.email, 'right-one', from, browser)).status).toBe(429);
    for (let index = 0; index < 10; index += 1) {
      browser = browserOf(await login((await person()).email, 'right-one', newAddress(), browser));
    }
    await guess(one.email, 11, from);
    expect((await login(one.email, 'right-one', from, browser)).status).toBe(429);
  });

  it('learns nothing about other accounts', async () => {
    const { email } = await person();
    const browser = browserOf(await login(email, 'right-one', newAddress()));
    const stranger = await person();
    const answers = [];
    for (const address of [stranger.email, 'nobody-at-all@pala.test'])
      answers.push(await guess(address, 12, newAddress(), browser));
    const [known, unknown] = answers.map((list) => list.map(({ status, raw }) => [status, raw.body, raw.cookies]));
    expect(known).toEqual(unknown);
  });

  it('cannot be faked with a made-up cookie or one of another kind', async () => {
    const { email, id } = await person();
    const from = newAddress();
    await guess(email, 11, from);
    for (const cookie of [`{"id":"${id}","userIds":["${id}"]}`, 'x'.repeat(5000), id])
      expect((await login(email, 'right-one', from, `pala_known_browser=${encodeURIComponent(cookie)}`)).status).toBe(
        429,
      );
  });
});

describe('cookies made in advance', () => {
  const newBrowsers = async (email: string, count: number) => {
    const browsers = [];
    while (browsers.length < count) browsers.push(browserOf(await login(email, 'right-one', newAddress())));
    return browsers;
  };
  const countOf = (answers: readonly TestAnswer<unknown>[], code: string) =>
    answers.filter(({ error }) => error.code === code).length;

  it('give no tries at another password', async () => {
    const { id, email } = await person();
    const [from, browsers] = [newAddress(), await newBrowsers(email, 11)];
    const token = await makeResetToken(test.context, id);
    const body = { token, password: 'another-one', confirmPassword: 'another-one' };
    expect((await test.call(null, endpoints.setPassword, { body })).status).toBe(200);
    const answers: TestAnswer<unknown>[] = [];
    for (const browser of browsers) answers.push(...(await guess(email, 2, from, browser)));
    expect(countOf(answers, 'invalid_credentials')).toBe(10);
  });

  it('give no tries at a later second factor', async () => {
    const someone = await person();
    const browsers = await newBrowsers(someone.email, 11);
    await addApp(await openCookieBrowser(test, someone));
    const answers: TestAnswer<unknown>[] = [];
    for (const browser of browsers) answers.push(...(await guessCodes(await halfway(someone.email, browser), 2)));
    expect(countOf(answers, 'wrong_code')).toBe(10);
  });

  it('share thirty tries at their password; others keep theirs', async () => {
    const { email } = await person();
    const answers: TestAnswer<unknown>[] = [];
    for (const browser of await newBrowsers(email, 5)) answers.push(...(await guess(email, 10, newAddress(), browser)));
    expect([countOf(answers, 'invalid_credentials'), countOf(answers, 'too_many_requests')]).toEqual([30, 20]);
    expect((await login(email, 'right-one', newAddress())).status).toBe(200);
  });

  it('share thirty tries at codes of either kind; others keep theirs', async () => {
    const someone = await person();
    const { secret, codes } = await addApp(await openCookieBrowser(test, someone));
    const known = [];
    for (const code of (codes ?? []).slice(0, 5)) {
      const browser = await openCookieBrowser(test);
      await browser.call(endpoints.login, { body: { email: someone.email, password: 'right-one' } });
      const body = { way: 'recovery-code', code } as const;
      expect((await browser.call(endpoints.finishSignIn, { body })).status).toBe(200);
      browser.cookies.delete('pala_session');
      known.push(await halfway(someone.email, browser.header()));
    }
    const answers: TestAnswer<unknown>[] = [];
    for (const [index, browser] of known.entries())
      answers.push(...(await guessCodes(browser, 10, index % 2 ? 'totp' : 'recovery-code')));
    expect([countOf(answers, 'wrong_code'), countOf(answers, 'too_many_requests')]).toEqual([30, 20]);
    const elsewhere = await openCookieBrowser(test);
    await elsewhere.call(endpoints.login, { body: { email: someone.email, password: 'right-one' } });
    const body = { way: 'totp', code: appCode(secret) } as const;
    expect((await elsewhere.call(endpoints.finishSignIn, { body })).status).toBe(200);
  });

  it('share their tries with those of open sessions', async () => {
    const { id, email } = await person();
    const [browser = '', other = ''] = await newBrowsers(email, 2);
    const answers: TestAnswer<unknown>[] = [];
    for (let index = 0; index < 10; index += 1) {
      const wrong = `wrong-${index}`;
      const newPassword = { newPassword: 'another-one', confirmNewPassword: 'another-one' };
      answers.push(
        await test.call({ id }, endpoints.proveIdentity, { body: { way: 'password', password: wrong } }),
        await test.call({ id }, endpoints.changePassword, { body: { currentPassword: wrong, ...newPassword } }),
        await login(email, wrong, newAddress(), browser),
      );
    }
    expect(countOf(answers, 'too_many_requests')).toBe(0);
    expect((await login(email, 'right-one', newAddress(), other)).status).toBe(429);
  });
});

describe('a browser that changes password or second factor', () => {
  it('stays known afterwards', async () => {
    const someone = await person();
    const browser = await openCookieBrowser(test, someone);
    const form = { currentPassword: 'right-one', newPassword: 'another-one', confirmNewPassword: 'another-one' };
    expect((await browser.call(endpoints.changePassword, { body: form })).status).toBe(200);
    await addApp(browser);
    const from = newAddress();
    await guess(someone.email, 11, from);
    browser.cookies.delete('pala_session');
    expect((await login(someone.email, 'another-one', from)).status).toBe(429);
    const answer = await login(someone.email, 'another-one', from, browser.header());
    expect(answer.error.code).toBe('second_step_needed');
  });
});

it('the cookie of a known browser reveals nothing, and no script can read it', async () => {
  const { email, id } = await person();
  const [line] = [(await login(email, 'right-one', newAddress())).raw.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((one) => one.startsWith('pala_known_browser='));
  expect(line).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(line).not.toContain(id);
});
