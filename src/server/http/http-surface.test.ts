// The HTTP surface: refusals before any handler, and headers of every answer.

import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await test.signIn(await makePlayer(test.context.db, { credits: 100 }));
});

const form = JSON.stringify({ title: 'Match', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', again: true });
const post = (headers: Record<string, string>, payload: string | Buffer = form, url = '/api/videos') =>
  test.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
const json = { 'content-type': 'application/json' };

describe('content types', () => {
  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
  ])('refuses %s', async (type) => {
    const answer = await post({ 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  it('refuses a body without a type and a compressed body, and takes JSON with parameters', async () => {
    const untyped = await test.app.inject({
      method: 'POST',
      url: '/api/videos',
      payload: Buffer.from(form),
      headers: { cookie, 'content-type': '' },
    });
    expect(untyped.statusCode).toBe(415);
    expect((await post({ ...json, 'content-encoding': 'gzip' })).statusCode).toBe(415);
    expect((await post({ 'content-type': 'application/json; x=text/plain' })).statusCode).toBe(201);
  });

  it.each([
    ['{"title": "x"', 'malformed_body'],
    ['', 'invalid_input'],
    ['null', 'invalid_input'],
    ['[]', 'invalid_input'],
    ['"x"', 'invalid_input'],
    ['1e999', 'invalid_input'],
    ['{"__proto__": {"role": "admin"}}', 'malformed_body'],
    ['{"constructor": {"prototype": {"role": "admin"}}}', 'malformed_body'],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'invalid_input'],
    [`{${Array.from({ length: 6_000 }, (_, index) => `"k${index}":1`).join()}}`, 'invalid_input'],
  ])('answers the body %.40j with a 400', async (payload, code) => {
    const answer = await post(json, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it('refuse more than 64 kB, unless an endpoint allows more', async () => {
    const sized = (bytes: number) => JSON.stringify({ title: 'x'.repeat(bytes - 12) });
    const tooLarge = await post(json, sized(65_537));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'body_too_large']);
    expect((await post(json, sized(65_536))).statusCode).toBe(400);
    const coach = await test.signIn(await makeCoach(test.context.db));
    const save = (bytes: number) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/reviews/${newId()}/draft`,
        payload: sized(bytes),
        headers: { ...json, cookie: coach },
      });
    expect((await save(2_097_152)).statusCode).toBe(400);
    expect((await save(2_097_153)).statusCode).toBe(413);
  });
});

describe('a large body', () => {
  const large = `{"a":${'['.repeat(400_000)}`;
  const send = (url: string, headers: Record<string, string> = {}, method: 'POST' | 'PUT' = 'POST') =>
    test.app.inject({ method, url, payload: large, headers: { ...json, ...headers } });

  it('is not read before session and role are checked', async () => {
    const draft = `/api/reviews/${newId()}/draft`;
    expect((await send('/api/videos')).statusCode).toBe(401);
    expect((await send(draft, {}, 'PUT')).statusCode).toBe(401);
    expect((await send(draft, { cookie }, 'PUT')).statusCode).toBe(403);
  });

  it('is not read at an address that does not exist', async () => {
    for (const url of ['/api/nope', '/nope', '/api/dev-login']) expect((await send(url)).statusCode).toBe(404);
    expect((await send('/api/nope', { 'content-type': 'text/plain' })).statusCode).toBe(404);
  });
});

describe('the origin of a request', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:80.evil.example' }],
    [{ origin: 'https://localhost:80' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('refuses %j', async (headers) => {
    const answer = await post({ ...json, ...headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
  });

  it.each([
    [{}],
    [{ 'sec-fetch-mode': 'cors' }],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    // Behind a proxy that uses its own name for the server.
    [{ origin: 'http://pala.test', host: 'upstream:3000' }],
  ])('accepts %j', async (headers) => {
    expect((await post({ ...json, host: 'localhost:80', ...headers })).statusCode).toBe(201);
  });

  it('gives other sites no access: no CORS headers, and sign-in is protected too', async () => {
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/videos',
      headers: { origin: 'https://evil.example' },
    });
    const read = await test.app.inject({ url: '/api/videos', headers: { cookie, origin: 'https://evil.example' } });
    for (const answer of [preflight, read]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect((await post({ ...json, origin: 'https://evil.example' }, '{}', '/api/auth/login')).statusCode).toBe(403);
  });
});

describe('every answer', () => {
  it('has the security headers, and is never cached', async () => {
    for (const url of ['/api/videos', '/api/auth/user', '/api/nope', '/api/openapi.json']) {
      const { headers } = await test.app.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('names its request: the caller’s id if it is plain, else a new one', async () => {
    const id = async (sent: string) =>
      (await test.app.inject({ url: '/healthz', headers: { 'x-request-id': sent } })).headers['x-request-id'];
    expect(await id('trace-12345678')).toBe('trace-12345678');
    expect(await id('bad id"\\')).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    '/api/nope',
    '/api',
    '/api/',
    '/api/videos/../..',
    '//api/videos',
    '/API/videos',
    '/api/%',
    '/api/videos/%E0%A4%A',
  ])('is a JSON 404 at %s that repeats nothing of the address', async (url) => {
    const answer = await test.app.inject({ url, headers: { cookie } });
    expect([answer.statusCode, answer.body]).toEqual([404, '{"code":"not_found","message":"Not found"}']);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('is a refusal for unknown methods, regardless of override headers', async () => {
    expect((await test.app.inject({ method: 'DELETE', url: '/api/videos', headers: { cookie } })).statusCode).toBe(404);
    const overridden = await test.app.inject({
      method: 'GET',
      url: '/api/videos',
      headers: { cookie, 'x-http-method-override': 'POST' },
    });
    expect(overridden.statusCode).toBe(200);
  });
});

describe('health', () => {
  it('is answered without a session', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });
});

describe('the API’s own description', () => {
  it('lists every endpoint', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of Object.values(endpoints))
      expect(document.paths).toHaveProperty([endpoint.path, endpoint.method.toLowerCase()]);
    expect((await test.app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });
});
