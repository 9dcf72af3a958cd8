// Limits on guessing passwords, with limits switched on.

import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce, registrationForm } from '#server/testing/account-forms.ts';
import { makeCoach, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { mailRequestLimit } from './rate-limits.ts';
import { hashToken } from './sessions.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
// All of them use one address.
beforeEach(() => test.context.db.execute(sql`delete from attempts`));
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  test.call(null, endpoints.login, { body: { email, password }, headers });

it('stops guessing after ten failures, says when to try again, and does not affect others', async () => {
  await makePerson(test.context.db, { email: 'victim@pala.test', passwordHash: await hashPassword('right-one') });
  await makePerson(test.context.db, { email: 'other@pala.test', passwordHash: await hashPassword('right-one') });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      login('victim@pala.test', `wrong-${index}`, { 'x-forwarded-for': `10.0.0.${index}` }),
    ),
  );
  expect(answers.filter((answer) => answer.status !== 429)).toHaveLength(10);
  const refused = await login('victim@pala.test', 'right-one');
  expect(refused.status).toBe(429);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect((await login('other@pala.test', 'right-one')).status).toBe(200);
});

it('stops guessing one account from many addresses after a hundred failures', async () => {
  const { db } = test.context;
  const email = 'hunted@pala.test';
  await makePerson(db, { email, passwordHash: await hashPassword('right-one') });
  const from = (remoteAddress: string, guess: string) =>
    test.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: { email, password: guess } });
  expect((await from('10.1.0.1', 'wrong')).statusCode).toBe(401);
  // The ninety-eight in between are like the first.
  await db.execute(sql`update attempts set count = count + 98 where key = ${`login-account:${hashToken(email)}`}`);
  expect((await from('10.1.0.2', 'wrong')).statusCode).toBe(401);
  expect((await from('10.1.0.3', 'wrong')).statusCode).toBe(429);
  expect((await from('10.1.0.4', 'right-one')).statusCode).toBe(429);
});

it('starts counting again after the window', async () => {
  await makePerson(test.context.db, { email: 'later@pala.test', passwordHash: await hashPassword('right-one') });
  for (let index = 0; index < 11; index += 1) await login('later@pala.test', 'wrong');
  expect((await login('later@pala.test', 'right-one')).status).toBe(429);
  await test.context.db.execute(sql`update attempts set resets_at = now() - interval '1 second'`);
  expect((await login('later@pala.test', 'right-one')).status).toBe(200);
});

it('the right password does not count', async () => {
  await makePerson(test.context.db, { email: 'often@pala.test', passwordHash: await hashPassword('right-one') });
  for (let index = 0; index < 15; index += 1) expect((await login('often@pala.test', 'right-one')).status).toBe(200);
});

it('the right current password does not count when changing it', async () => {
  const passwordHash = await hashPassword('right-one');
  const coach = await makeCoach(test.context.db, { passwordHash });
  // Refused for the new password, which is too common for a coach; the current one was right each time.
  const body = { currentPassword: 'right-one', newPassword: 'password', confirmNewPassword: 'password' };
  for (let time = 0; time < 12; time += 1) {
    const { status, error } = await test.call(coach, endpoints.changePassword, { body });
    expect([time, status, Object.keys(error.fields ?? {})]).toEqual([time, 400, ['newPassword']]);
  }
});

it('sends at most two emails an hour to an address typed by others, with the same answer', async () => {
  const person = await makePerson(test.context.db, { email: 'flooded@pala.test' });
  const answers = [];
  for (let index = 0; index < 10; index += 1) {
    answers.push(await test.call(null, endpoints.forgotPassword, { body: { email: person.email } }));
  }
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.raw.body}`)).size).toBe(1);
  await test.runJobs();
  expect(test.mails.filter((mail) => mail.to === person.email)).toHaveLength(2);
});

it('sends at most five emails a day to an address typed by others', async () => {
  const person = await makePerson(test.context.db, { email: 'flooded-for-days@pala.test' });
  const ask = () => test.call(null, endpoints.forgotPassword, { body: { email: person.email } });
  const endWindow = (name: string) =>
    test.context.db.execute(sql`update attempts set resets_at = now() where key like ${`${name}:%`}`);
  const mailed = async () => {
    await test.runJobs();
    return test.mails.filter((mail) => mail.to === person.email).length;
  };
  for (let hour = 0; hour < 4; hour += 1) {
    for (let time = 0; time < 2; time += 1) await ask();
    await endWindow('mail-hour');
  }
  expect(await mailed()).toBe(5);
  await endWindow('mail-day');
  await ask();
  expect(await mailed()).toBe(6);
});

it('stores no address in the counts of emails', async () => {
  for (const endpoint of [endpoints.forgotPassword, endpoints.resendVerification])
    await test.call(null, endpoint, { body: { email: 'canary@pala.test' } });
  await test.call(null, endpoints.register, { body: registrationForm({ email: 'canary@pala.test' }) });
  expect(JSON.stringify(await test.context.db.execute(sql`select key from attempts`))).not.toContain('canary');
});

it('stops a flood of emails to many addresses before it fills the queue', async () => {
  const ask = (index: number) =>
    test.call(null, endpoints.forgotPassword, { body: { email: `someone${index}@pala.test` } });
  const answers = await atOnce(mailRequestLimit.max + 20, ask);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
  expect(Number(answers.find(({ status }) => status === 429)?.raw.headers['retry-after'])).toBeGreaterThanOrEqual(1);
});
