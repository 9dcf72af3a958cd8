// Which page an address answers with, for visitors and for people who are signed in.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { servePages } from './pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/og.png">landing');
  writeFileSync(join(folder, 'help-center.html'), 'help');
  writeFileSync(join(folder, 'app.html'), 'application');
  writeFileSync(join(folder, 'assets', 'app-12345678.js'), 'script');
  writeFileSync(join(folder, '.secret'), 'secret');
  app = fastify();
  answerErrors(app);
  await app.register(cookie);
  await servePages(app, folder, 'https://pala.test');
});
const get = (url: string, headers = {}) => app.inject({ url, headers });

it('shows visitors the landing page and people with a session the application', async () => {
  expect((await get('/')).body).toContain('landing');
  expect((await get('/', { cookie: 'pala_session=x' })).body).toBe('application');
  expect((await get('/', { cookie: '__Host-pala_session=x' })).body).toBe('application');
  expect((await get('/help-center', { cookie: 'pala_session=x' })).body).toBe('help');
});

it('answers every other address with the application, uncached', async () => {
  for (const url of ['/player/videos', '/set-password?token=a.b', '/nonsense/with/depth']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'application', 'no-cache']);
  }
});

it('keeps hashed files for ever, and has no page for a missing one', async () => {
  expect((await get('/assets/app-12345678.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/assets/app-00000000.js', '/app.js.map', '/.secret/../assets/x.css', '/api/nope']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found']);
  }
});

it('gives away no file outside the built pages', async () => {
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

it('tells search engines and link previews absolute addresses', async () => {
  expect((await get('/')).body).toContain('content="https://pala.test/og.png"');
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://pala.test/help-center</loc>');
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://pala.test/sitemap.xml');
});
