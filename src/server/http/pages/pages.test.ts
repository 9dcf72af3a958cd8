// The page of each address, for visitors and signed-in people.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#domain/brand.ts';
import { screenAddresses } from '#domain/screen-addresses.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { servePages } from './pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/og.png">landing');
  writeFileSync(join(folder, 'help-center.html'), 'help');
  writeFileSync(join(folder, 'app.html'), 'application');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'verified.html'), 'certificate of {{name}}');
  writeFileSync(join(folder, 'offline.html'), 'no connection');
  writeFileSync(join(folder, 'service-worker.js'), 'worker');
  writeFileSync(join(folder, 'assets', 'app-12345678.js'), 'script');
  writeFileSync(join(folder, '.secret'), 'secret');
  app = fastify();
  answerErrors(app);
  await app.register(cookie);
  await servePages(app, folder, 'https://pala.test');
});
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers = {}) => app.inject({ url, headers });

it('shows visitors the landing page and people with a session the application', async () => {
  expect((await get('/')).body).toContain('landing');
  expect((await get('/', { cookie: 'pala_session=x' })).body).toBe('application');
  expect((await get('/', { cookie: '__Host-pala_session=x' })).body).toBe('application');
  expect((await get('/help-center', { cookie: 'pala_session=x' })).body).toBe('help');
});

it('answers the address of every screen with the application, uncached, for everyone', async () => {
  const addresses = screenAddresses.filter((address) => address !== '/').map((address) => address.replace('$', 'x.y'));
  for (const url of [...addresses, '/player/videos/', '/Player/Videos', '/set-password?token=a.b']) {
    for (const headers of [{}, asBrowser]) {
      const answer = await get(url, headers);
      const { statusCode, body } = answer;
      expect([url, statusCode, body, answer.headers['cache-control']]).toEqual([url, 200, 'application', 'no-cache']);
    }
  }
});

it('shows people the application’s not-found screen with status 404; programs get JSON', async () => {
  for (const url of [
    '/nonsense/with/depth',
    '/player/vidoes',
    '/player/video-analysis',
    '/admin/analytic',
    '/apiary',
  ]) {
    const answer = await get(url, asBrowser);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'application']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('accept') });
    expect([url, (await get(url)).statusCode, (await get(url)).json().code]).toEqual([url, 404, 'not_found']);
  }
});

it.each([
  '/metrics',
  '/metrics/prometheus',
  '/healthz/x',
  '/readyz/',
  '/.env',
  '/wp-login.php',
  '/cgi-bin/test.cgi',
  '/api-docs',
  '/api2/users',
  '/API/nope',
  '/player/videos.json',
  '/%5c%5cetc',
  '//evil.example/x',
])('is never the application at %s, which programs ask for', async (url) => {
  for (const headers of [{}, asBrowser, { ...asBrowser, cookie: 'pala_session=x' }]) {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.body]).not.toContain('application');
    expect(answer.statusCode).toBe(404);
  }
});

it('caches hashed files for ever, and has no page for a missing one', async () => {
  expect((await get('/assets/app-12345678.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/assets/app-00000000.js', '/app.js.map', '/.secret/../assets/x.css', '/api/nope']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found']);
  }
});

it('shows browsers the not-found page for impossible addresses, never with status 200', async () => {
  for (const url of [
    '/nope.html',
    '/assets/x',
    '/assets/app-00000000.js',
    '/assets/',
    '/404',
    '/404.html',
    '/verified',
    '/verified.html',
    '/verified/anything/else',
    '/shared-review',
    '/shared-review/anything/else',
    '/.git/config',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ]) {
    for (const cookies of [{}, { cookie: 'pala_session=x' }]) {
      const answer = await get(url, { ...asBrowser, ...cookies });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'nothing here']);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    }
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

it('answers the API’s unknown addresses and other methods with JSON, even to a browser', async () => {
  expect((await get('/api/nope.html', asBrowser)).json().code).toBe('not_found');
  const posted = await app.inject({ method: 'POST', url: '/nope.html', headers: asBrowser });
  expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
});

it('never caches the service worker, and has the offline page for it', async () => {
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  expect((await get('/offline')).body).toBe('no connection');
});

it('serves no file outside the built pages', async () => {
  for (const url of [
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/package.json',
    '/package.json',
    '/.env',
    '/.git/config',
    '/.secret',
  ]) {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/root:|"name"|secret/);
  }
});

it('gives link previews absolute addresses', async () => {
  expect((await get('/')).body).toContain('content="https://pala.test/og.png"');
});

describe('well-known addresses', () => {
  it('list the public pages for search engines, without substitute pages', async () => {
    const addresses = (await get('/sitemap.xml')).body.match(/(?<=<loc>)[^<]+/g);
    expect(addresses?.toSorted()).toEqual(['https://pala.test/', 'https://pala.test/help-center']);
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://pala.test/sitemap.xml');
  });

  it('lead password managers to the password form', async () => {
    const answer = await get('/.well-known/change-password');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/profile?tab=security']);
  });

  it('name the contact for weaknesses, for a year at most', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      answer.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${brand.supportMail}`,
      'Preferred-Languages': 'en, da',
      Canonical: 'https://pala.test/.well-known/security.txt',
    });
    const daysLeft = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(364);
    expect(daysLeft).toBeLessThanOrEqual(365);
  });
});

it('allows the microphone only on pages from which a coach reaches the workspace, or a player a review', async () => {
  const may = async (url: string, headers = {}) =>
    /microphone=\(self\)/.test(String((await get(url, headers)).headers['permissions-policy']));
  for (const url of [
    '/coach/video-analysis/1',
    '/admin/video-review/1',
    '/player/videos',
    '/player/video-analysis/1',
    '/login',
    '/set-password',
  ])
    expect([url, await may(url)]).toEqual([url, true]);
  expect(await may('/', { cookie: 'pala_session=x' })).toBe(true);
  for (const url of ['/', '/help-center', '/club/players', '/Club/players'])
    expect([url, await may(url)]).toEqual([url, false]);
});
