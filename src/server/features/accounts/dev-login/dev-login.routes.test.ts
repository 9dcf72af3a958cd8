// Signing in without a password: to whom, and on which installations.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const addresses = [
  ['GET', '/api/dev-login'],
  ['POST', '/api/dev-login'],
  ['GET', '/api/demo-accounts'],
] as const;

describe('in production', () => {
  const test = useTestApp({ NODE_ENV: 'production' });

  it.each(addresses)('%s %s does not exist, whatever is sent', async (method, url) => {
    const nobody = await test.app.inject({ method, url: '/api/no-such-address' });
    for (const payload of method === 'GET' ? [undefined] : [undefined, {}, { userId: 'x' }]) {
      const answer = await test.app.inject({ method, url, ...(payload && { payload }) });
      expect([answer.statusCode, answer.body]).toEqual([404, nobody.body]);
    }
  });

  it('is not offered', async () => {
    expect((await test.call(null, endpoints.getSignInOptions)).body).toMatchObject({ devLogin: false, demo: false });
  });
});

describe('in development', () => {
  const test = useTestApp({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' });

  it('signs in as any active account, replacing the current session', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePerson(db)];
    const before = await test.signIn(player);
    const answer = await test.call(null, endpoints.devLogin, {
      body: { userId: admin.id },
      headers: { cookie: before },
    });
    expect(answer.body).toMatchObject({ id: admin.id, role: 'admin', viewedBy: null });
    const cookie = `pala_session=${answer.raw.cookies[0]?.value}`;
    expect((await test.call(null, endpoints.getCurrentUser, { headers: { cookie } })).body).toEqual(answer.body);
    expect((await test.call(null, endpoints.getCurrentUser, { headers: { cookie: before } })).status).toBe(401);
  });

  it.each(['unverified', 'pending', 'suspended', 'deleted'] as const)('refuses a %s account', async (state) => {
    const person = await makePerson(test.context.db, { state, firstName: 'Uma' });
    expect((await test.call(null, endpoints.devLogin, { body: { userId: person.id } })).status).toBe(404);
    expect((await test.call(null, endpoints.listDevAccounts, { query: { search: 'uma' } })).body).toEqual([]);
  });

  it('finds accounts of every role, by name and email', async () => {
    const admin = await makeAdmin(test.context.db, { firstName: 'Xenia', email: 'boss@pala.test' });
    for (const search of ['xenia', 'BOSS@']) {
      const { body } = await test.call(null, endpoints.listDevAccounts, { query: { search } });
      expect(body).toMatchObject([{ id: admin.id, role: 'admin' }]);
    }
  });

  it('has no demo accounts', async () => {
    expect((await test.call(null, endpoints.listDemoAccounts)).status).toBe(404);
    expect((await test.call(null, endpoints.getSignInOptions)).body).toMatchObject({ devLogin: true, demo: false });
  });

  it('refuses other sites', async () => {
    const person = await makePerson(test.context.db);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await test.call(null, endpoints.devLogin, { body: { userId: person.id }, headers })).status).toBe(403);
  });
});

describe('in the demo', () => {
  const test = useTestApp({ NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'http://localhost:3000' });

  it('offers the demo’s accounts in their order, and no others', async () => {
    const { db } = test.context;
    await makePerson(db);
    await makePerson(db, { email: 'direct@demo.pala.example' });
    await makePerson(db, { email: 'admin@demo.pala.example', role: 'admin' });
    const { body } = await test.call(null, endpoints.listDemoAccounts);
    expect(body.map(({ email }) => email)).toEqual(['admin@demo.pala.example', 'direct@demo.pala.example']);
    const { status } = await test.call(null, endpoints.devLogin, { body: { userId: body[0]?.id ?? '' } });
    expect(status).toBe(200);
    expect((await test.call(null, endpoints.getSignInOptions)).body).toMatchObject({ devLogin: true, demo: true });
  });
});

describe('under another host name', () => {
  const here = useTestApp({ DEMO: '1', PUBLIC_URL: 'http://localhost:3000' });
  const published = useTestApp({ DEMO: '1', PUBLIC_URL: 'http://pala.example' });

  it.each(['evil.example', '127.0.0.1.nip.io', 'localhost.evil.example', '93.184.216.34:3000'])(
    '%s, it does not exist, because anyone can point a name here',
    async (host) => {
      const { id } = await makeAdmin(here.context.db);
      for (const [method, url] of addresses) {
        const answer = await here.app.inject({
          method,
          url,
          headers: { host },
          ...(method === 'POST' && { payload: { userId: id } }),
        });
        expect([answer.statusCode, answer.json().code, answer.headers['set-cookie']]).toEqual([
          404,
          'not_found',
          undefined,
        ]);
      }
      const options = await here.call(null, endpoints.getSignInOptions, { headers: { host } });
      expect(options.body).toMatchObject({ devLogin: false, demo: false });
    },
  );

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20:3000', 'pala.localhost'])(
    '%s, it exists',
    async (host) => {
      const { id } = await makeAdmin(here.context.db);
      const answer = await here.call(null, endpoints.devLogin, { body: { userId: id }, headers: { host } });
      expect(answer.body).toMatchObject({ id, role: 'admin' });
    },
  );

  it('does not exist on a public site behind a proxy with a private name', async () => {
    const answer = await published.app.inject({ url: '/api/dev-login', headers: { host: '127.0.0.1:3000' } });
    expect(answer.statusCode).toBe(404);
  });
});
