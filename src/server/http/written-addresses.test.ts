// One address can be written in several ways: all get the same headers.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '#contract/files.ts';
import { createApp } from '#server/app.ts';
import { addressOf, callerOf, entries } from '#server/testing/endpoint-walk.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  for (const page of ['app', '404', 'index', 'takedown']) writeFileSync(join(pages, `${page}.html`), page);
  writeFileSync(join(pages, 'service-worker.js'), 'worker');
  app = await createApp(test.context, { pages });
  cookie = await test.signIn(await makePlayer(test.context.db));
});

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
/** The same address with its first letter, its last, all, or those in between escaped. */
function spellings(address: string): string[] {
  const [path = '', query = ''] = address.split(/(?=\?)/);
  const letter = /[a-z]/gi;
  return [
    path.replace(/[a-z]/i, escaped),
    path.replace(/[a-z](?=[^a-z]*$)/i, escaped),
    path.replaceAll(letter, escaped),
    path.replaceAll(letter, (one) => escaped(one).toUpperCase()),
  ].map((written) => written + query);
}

/** An answer's headers, without ids, lengths and times. */
async function headersOf(url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = { cookie }) {
  const answer = await app.inject({ method, url, headers: { ...headers, 'accept-encoding': 'br' } });
  const { 'x-request-id': _, date: __, 'content-length': ___, etag: ____, ...ownHeaders } = answer.headers;
  return { status: answer.statusCode, ownHeaders };
}

const reads = entries.filter(([, { method }]) => method === 'GET').map(([name, endpoint]) => ({ name, endpoint }));
it.each(reads)('gives the answer of $name the same headers, uncached', async ({ endpoint }) => {
  const { id, headers } = await callerOf(test, endpoint, 'admin');
  const address = addressOf(endpoint, id);
  const usual = await headersOf(address, 'GET', headers);
  expect(usual.ownHeaders['cache-control']).toBe('no-store');
  for (const url of spellings(address)) expect([url, await headersOf(url, 'GET', headers)]).toEqual([url, usual]);
});

const others = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/service-worker.js',
  '/takedown?token=a',
  '/api/openapi.json',
  '/api/login',
  ...Object.values(files).map((file) => addressOf(file)),
];
describe.each(['GET', 'HEAD'] as const)('%s', (method) => {
  it.each(others)('%s gets the same headers', async (address) => {
    const usual = await headersOf(address, method);
    for (const url of spellings(address)) expect([url, await headersOf(url, method)]).toEqual([url, usual]);
  });
});

it.each([
  '/api/nope',
  '/%61pi/nope',
  '//api/nope',
  '/%2fapi/nope',
  '/api%2fvideos',
  '/API/nope',
  '/a%70i',
  '/%61%70%69?x',
])('answers %s with JSON that nobody keeps, also to a browser', async (url) => {
  const answer = await app.inject({ url, headers: { cookie, accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['cache-control'], answer.json().code]).toEqual([
    404,
    'no-store',
    'not_found',
  ]);
});

it.each([
  '/set-password',
  '/Set-Password',
  '/set-password/',
  '/confirm-email',
  '/stop-mails',
  '/TAKEDOWN',
  '/pair-invitation',
])('tells no other site the token in the address of %s', async (path) => {
  const { headers, statusCode } = await app.inject({ url: `${path}?token=a`, headers: { accept: 'text/html' } });
  expect([statusCode, headers['referrer-policy']]).toEqual([200, 'no-referrer']);
});
