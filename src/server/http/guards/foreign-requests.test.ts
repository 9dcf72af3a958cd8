// Requests that another site makes a browser send: refused by every endpoint.

import { describe, expect, it } from 'vitest';
import { files } from '#contract/files.ts';
import { redirects } from '#contract/redirects.ts';
import { addressOf, callerOf, changing, entries, sampleBody, send, table } from '#server/testing/endpoint-walk.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

describe('a cross-site request', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:80.evil.example' },
    { origin: 'https://localhost:80' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
  ];
  const otherTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ];

  it.each(table(changing))('is refused by $name, even with a session and a valid body', async ({ endpoint }) => {
    const payload = JSON.stringify(endpoint.body ? sampleBody(endpoint.body) : {});
    const { id, headers } = await callerOf(test, endpoint, 'player');
    const attempt = (marks: Record<string, string>) =>
      send(test, {
        method: endpoint.method,
        url: addressOf(endpoint, id),
        payload,
        headers: { ...headers, host: 'localhost:80', 'content-type': 'application/json', ...marks },
      });
    for (const marks of foreign) {
      const answer = await attempt(marks);
      expect([marks, answer.statusCode, answer.json().code]).toEqual([marks, 403, 'foreign_origin']);
    }
    for (const type of otherTypes) {
      // A switched-off endpoint is not found.
      const { statusCode } = await attempt({ 'content-type': type });
      expect([type, statusCode]).toEqual([type, expect.toBeOneOf([404, 415])]);
    }
  });

  const readable = [...entries, ...Object.entries(files), ...Object.entries(redirects)].flatMap(
    ([name, { method, path, ...more }]) =>
      method === 'GET' && !('caching' in more && more.caching === 'open') ? [{ name, path }] : [],
  );

  it.each(readable)('is granted nothing by $name: no HEAD, no CORS, no other method', async ({ path }) => {
    const person = await makeAdmin(test.context.db);
    const headers = { cookie: await test.signIn(person), origin: 'https://evil.example' };
    const url = addressOf({ path }, person.id);
    const head = await test.app.inject({ method: 'HEAD', url, headers });
    expect(head.statusCode).toBe(404);
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });
    const traced = await test.app.inject({ method: 'TRACE' as never, url, headers });
    expect(traced.statusCode).toBeOneOf([403, 404, 405]);
    for (const answer of [head, preflight, traced])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await test.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200);
  });
});
