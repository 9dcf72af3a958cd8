// Guessing under attack, on a server that the public reaches over https: more servers, forged addresses, other spellings.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://pala.test' });
const other = {} as { app: Awaited<ReturnType<typeof createApp>> };
const password = 'right-one';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
  other.app = await createApp(test.context);
});
afterAll(() => other.app.close());
const tryIn = (app: typeof other.app, email: string, secret: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: JSON.stringify({ email, password: secret }),
    headers: { 'content-type': 'application/json', ...headers },
  });

it('the cookie is for https and this host alone', async () => {
  const person = await makePerson(test.context.db, { passwordHash });
  const answer = await tryIn(test.app, person.email, password, { host: 'pala.test', origin: 'https://pala.test' });
  const cookie = [answer.headers['set-cookie']].flat()[0] ?? '';
  expect(cookie).toMatch(/^__Host-pala_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const token = /=([\w-]{43})/.exec(cookie)?.[1];
  // A cookie without the prefix could come from a neighbouring host name.
  const ask = async (name: string) =>
    (await test.app.inject({ url: '/api/auth/user', headers: { cookie: `${name}=${token}` } })).statusCode;
  expect([await ask('__Host-pala_session'), await ask('pala_session')]).toEqual([200, 401]);
});

it('a guesser gets no new tries from a second server, a header that claims another address, or another way to write it', async () => {
  const victim = await makePerson(test.context.db, { email: 'victim@pala.test', passwordHash });
  const bystander = await makePerson(test.context.db, { passwordHash });
  const ways = [victim.email, 'VICTIM@pala.test', ' victim@Pala.Test '];
  const answers = await atOnce(40, (index) =>
    tryIn(index % 2 ? test.app : other.app, ways[index % 3] as string, `guess-${index}`, {
      'x-forwarded-for': `10.0.0.${index}`,
      'x-real-ip': `10.0.0.${index}`,
      forwarded: `for=10.0.0.${index}`,
      'cf-connecting-ip': `10.0.0.${index}`,
      'x-client-ip': `10.0.0.${index}`,
    }),
  );
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(30);
  expect((await tryIn(other.app, victim.email, password)).statusCode).toBe(429);
  expect((await tryIn(test.app, bystander.email, password)).statusCode).toBe(200);
  // Signing in to your own account does not reset the attempts counted for another.
  expect((await tryIn(test.app, victim.email, password)).statusCode).toBe(429);
  await test.context.db.execute(sql`update attempts set resets_at = now() - interval '1 second'`);
  expect((await tryIn(test.app, victim.email, password)).statusCode).toBe(200);
});

it('the setup code is guessed ten times at most', async () => {
  const answers = await atOnce(20, (index) =>
    test.call(null, endpoints.createFirstAdministrator, {
      body: {
        setupCode: `guess-${index}`,
        email: 'root@pala.test',
        firstName: 'R',
        lastName: 'A',
        country: 'DK',
        password: 'secret-word',
      },
    }),
  );
  expect(answers.filter((answer) => answer.error.code === 'wrong_setup_code')).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
});
