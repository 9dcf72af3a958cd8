// Who knows the password gets in where they have signed in before, whatever strangers try elsewhere.

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/access/password-hashing.ts';
import { makePerson } from '#server/testing/factories.ts';
import { type TestAnswer, useTestApp } from '#server/testing/test-app.ts';
import { loginLimits } from './attempts.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('right-one');
});

const person = () => makePerson(test.context.db, { passwordHash });
let addresses = 0;
/** An address that nobody has come from yet. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const login = (email: string, password: string, from: string, cookie = '') =>
  test.call(null, endpoints.login, {
    body: { email, password },
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
/** What a browser keeps of an answer once the session is over. */
const browserOf = (answer: TestAnswer<unknown>) => {
  const kept = answer.raw.cookies.find(({ name }) => name === 'pala_known_browser');
  return `pala_known_browser=${kept?.value}`;
};
const statuses = (answers: TestAnswer<unknown>[]) => answers.map(({ status }) => status);

/** Somebody who tries until they are stopped. */
async function guess(email: string, times: number, from: string, cookie = '') {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await login(email, `wrong-${index}`, from, cookie));
  return answers;
}

describe('a browser that has signed in to the account before', () => {
  it('is let in with the right password after strangers’ failures from the same address', async () => {
    const { email } = await person();
    const from = newAddress();
    const browser = browserOf(await login(email, 'right-one', from));
    await guess(email, 11, from);
    expect((await login(email, 'right-one', from)).status).toBe(429);
    expect((await login(email, 'right-one', from, browser)).status).toBe(200);
  });

  it('is let in while the account is limited by strangers all over the world', async () => {
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

  it('is let in while its address is limited by tries on others', async () => {
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

  it('has a limit of its own, which locks nobody else out', async () => {
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

  it('is told nothing about accounts that it is not known to', async () => {
    const { email } = await person();
    const browser = browserOf(await login(email, 'right-one', newAddress()));
    const stranger = await person();
    const answers = [];
    for (const address of [stranger.email, 'nobody-at-all@pala.test'])
      answers.push(await guess(address, 12, newAddress(), browser));
    const [known, unknown] = answers.map((list) => list.map(({ status, raw }) => [status, raw.body, raw.cookies]));
    expect(known).toEqual(unknown);
  });

  it('is not one whose cookie somebody made, or took from another kind', async () => {
    const { email, id } = await person();
    const from = newAddress();
    await guess(email, 11, from);
    for (const cookie of [`{"id":"${id}","userIds":["${id}"]}`, 'x'.repeat(5000), id])
      expect((await login(email, 'right-one', from, `pala_known_browser=${encodeURIComponent(cookie)}`)).status).toBe(
        429,
      );
  });
});

it('the cookie of a known browser says nothing, and no script reads it', async () => {
  const { email, id } = await person();
  const [line] = [(await login(email, 'right-one', newAddress())).raw.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((one) => one.startsWith('pala_known_browser='));
  expect(line).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(line).not.toContain(id);
});
