// Signing in under attack: what answers give away, passwords and addresses of odd kinds, where the sign-in address leads.

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import { makePerson } from '#server/testing/factories.ts';
import { type TestAnswer, useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const password = 'right-one';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const personWith = (columns = {}) => makePerson(test.context.db, { passwordHash, ...columns });
const login = (email: unknown, secret: unknown = password) =>
  test.call(null, endpoints.login, { body: { email, password: secret } as never });

/** What an answer shows to someone who compares: all but what differs from request to request; of sealed cookies their length. */
function visible(answer: TestAnswer<unknown>) {
  const { date: _date, 'x-request-id': _id, 'content-length': _length, ...sent } = answer.raw.headers;
  const cookies = answer.raw.cookies.map((cookie) => ({ ...cookie, value: cookie.value.length }));
  const headers = { ...sent, 'set-cookie': cookies };
  return { status: answer.status, body: answer.raw.body, headers };
}

describe('answers reveal', () => {
  it('nothing about an account without its password, in any state', async () => {
    const states = ['unverified', 'pending', 'active', 'suspended', 'deleted'] as const;
    const unknown = visible(await login('nobody@pala.test', 'wrong'));
    expect(unknown.status).toBe(401);
    for (const state of states) {
      const person = await personWith({ state });
      expect(visible(await login(person.email, 'wrong'))).toEqual(unknown);
    }
    const passwordless = await makePerson(test.context.db);
    for (const guess of ['wrong', '', 'null', 'undefined']) {
      expect(visible(await login(passwordless.email, guess))).toEqual(unknown);
    }
  });

  it('nothing about known addresses when registering or requesting links', async () => {
    const { email } = await personWith();
    const waiting = await personWith({ state: 'unverified' });
    const { register, forgotPassword, resendVerification } = endpoints;
    expect(visible(await test.call(null, register, { body: registrationForm({ email }) }))).toEqual(
      visible(await test.call(null, register, { body: registrationForm() })),
    );
    for (const endpoint of [forgotPassword, resendVerification]) {
      const answers = ['nobody@pala.test', email, waiting.email].map((one) =>
        test.call(null, endpoint, { body: { email: one } }),
      );
      const [first, ...others] = (await Promise.all(answers)).map(visible);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it('no session and no "Unauthorized" when the password is right but the account is not active', async () => {
    for (const state of ['unverified', 'pending', 'suspended'] as const) {
      const answer = await login((await personWith({ state })).email);
      expect([answer.status, answer.raw.headers['set-cookie']]).toEqual([403, undefined]);
      expect(answer.raw.body).not.toContain('Unauthorized');
    }
  });
});

describe('a password', () => {
  it.each([
    [' p w d ', ['p w d', ' p w d', 'p w d ']],
    [`${'a'.repeat(72)}x`, ['a'.repeat(72), `${'a'.repeat(72)}y`]],
    ['\u{1F3BE}\u{1F3BE}\u{1F3BE}\u{1F3BE}\u{1F3BE}\u{1F3BE}', ['\u{1F3BE}'.repeat(5)]],
    ['caf\u00E9-caf\u00E9', ['cafe\u0301-cafe\u0301', 'cafe-cafe']],
    ['Case-Matters', ['case-matters', 'CASE-MATTERS']],
    ['z'.repeat(1024), ['z'.repeat(1023)]],
  ])('is taken as it was typed, to the last character (%#)', async (typed, others) => {
    const form = registrationForm({ password: typed, confirmPassword: typed }) as { email: string };
    expect((await test.call(null, endpoints.register, { body: form as never })).status).toBe(201);
    await test.context.db.execute(sql`update users set state = 'active' where email = ${form.email}`);
    expect((await login(form.email, typed)).status).toBe(200);
    for (const other of others) expect([other, (await login(form.email, other)).status]).toEqual([other, 401]);
  });

  it('that is too long is refused, not hashed', async () => {
    for (const secret of ['x'.repeat(1025), 'x'.repeat(30_000)]) {
      expect((await login('nobody@pala.test', secret)).status).toBe(400);
      const form = registrationForm({ password: secret, confirmPassword: secret });
      expect((await test.call(null, endpoints.register, { body: form })).status).toBe(400);
    }
    expect((await login('nobody@pala.test', 'x'.repeat(70_000))).status).toBe(413);
  });

  it.each([[null], [undefined], [123456], [true], [['right-one']], [{ $ne: null }]])(
    'is text: %j is refused',
    async (secret) => {
      const { email } = await personWith();
      const payload = JSON.stringify({ email, ...(secret !== undefined && { password: secret }) });
      const headers = { 'content-type': 'application/json' };
      const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    },
  );

  it.each([[['a@pala.test']], [{ $gt: '' }], [null], [1], ["' or 1=1 --"], ['%'], ['a\0'], ['x'.repeat(50_000)]])(
    'does not sign in with an odd address (%#)',
    async (email) => {
      await personWith();
      expect([400, 401]).toContain((await login(email)).status);
    },
  );
});

describe('/api/login', () => {
  it('ignores credentials in the query string', async () => {
    const { email } = await personWith();
    const query = { email, password };
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      for (const url of ['/api/login', '/api/auth/login']) {
        expect((await test.app.inject({ method, url, query })).headers['set-cookie']).toBeUndefined();
      }
    }
  });

  it('leads to the sign-in screen of this site, whatever is asked for and however the request is dressed', async () => {
    const targets = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/%2F/evil.example',
      '/\t//evil.example',
      ' //evil.example',
      'data:text/html,x',
      '/@evil.example',
      '/a\r\nLocation: https://evil.example',
    ];
    for (const name of ['next', 'returnTo', 'redirect', 'redirect_uri', 'continue', 'url', 'callbackUrl']) {
      for (const target of targets) {
        const answer = await test.app.inject({
          url: '/api/login',
          query: { [name]: target },
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        });
        const location = new URL(String(answer.headers.location), 'http://own.test');
        expect([name, target, answer.statusCode, location.host, location.pathname]).toEqual([
          name,
          target,
          302,
          'own.test',
          '/auth',
        ]);
        const kept = location.searchParams.get('returnTo') ?? '/';
        expect(new URL(kept, 'http://own.test').host).toBe('own.test');
      }
    }
    const twice = await test.app.inject({ url: '/api/login?returnTo=/a&returnTo=//evil.example' });
    expect(twice.headers.location).toBe('/auth?tab=login');
  });
});
