// The public pages in the languages on offer: an address for each, or the language of who asks.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyPlaceholder, verifyPlaceholders } from '#contract/levels/badges/verify-page.ts';
import { createApp } from '#server/app.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const choice = ['en', 'da', 'es'].map((code) => `<a href="" hrefLang="${code}" lang="${code}">${code}</a>`).join('');

/** A folder as the build writes it: every page in English, Danish and Spanish, which say where they are from. */
function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  writeFileSync(join(folder, 'app.html'), 'application');
  for (const language of ['', 'da', 'es']) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const page of ['index', 'help-center', 'verify', '404', 'offline']) {
      const values = page === 'verify' ? verifyPlaceholders.map(verifyPlaceholder).join('') : '';
      writeFileSync(
        join(folder, language, `${page}.html`),
        `<title>${page}</title>[${language || 'en'}/${page}]${values}<nav aria-label="Language" data-languages="">${choice}</nav>`,
      );
    }
  }
  return folder;
}

const browser = { accept: 'text/html' };

/** Which page an address shows, with the status. */
async function shown(app: FastifyInstance, url: string, headers = {}) {
  const { statusCode, body } = await app.inject({ url, headers: { ...browser, ...headers } });
  return [statusCode, /\[(.*?)\]/.exec(body)?.[1] ?? body];
}

/** The other languages that a page names, for search engines. */
const alternates = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, code, url]) => [code, url]);

/** The languages that people can choose on a page. */
const choices = (body: string) => [...body.matchAll(/hrefLang="(\w+)"/g)].map(([, code]) => code);

describe('with Danish on offer', () => {
  const test = useTestApp({ LANGUAGES: 'da' });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp(test.context, { pages: builtPages() });
  });

  it('an address has one language, whatever the browser asks for', async () => {
    for (const headers of [{}, { 'accept-language': 'da' }, { cookie: 'pala_language=da' }]) {
      expect(await shown(app, '/', headers)).toEqual([200, 'en/index']);
      expect(await shown(app, '/help-center', headers)).toEqual([200, 'en/help-center']);
      expect(await shown(app, '/verify', headers)).toEqual([200, 'en/verify']);
    }
    for (const headers of [{}, { 'accept-language': 'en' }]) {
      expect(await shown(app, '/da', headers)).toEqual([200, 'da/index']);
      expect(await shown(app, '/da/help-center', headers)).toEqual([200, 'da/help-center']);
      expect(await shown(app, '/da/verify', headers)).toEqual([200, 'da/verify']);
    }
  });

  it('a language that is not on offer has no address', async () => {
    for (const url of ['/es', '/es/help-center', '/es/verify']) expect((await shown(app, url))[0]).toBe(404);
  });

  it('names its other languages for search engines, and lets people choose them', async () => {
    const { publicUrl } = test.context.config;
    for (const [url, path] of [
      ['/', ''],
      ['/da', ''],
      ['/help-center', '/help-center'],
      ['/da/verify', '/verify'],
    ] as const) {
      const { body } = await app.inject(url);
      expect([url, alternates(body)]).toEqual([
        url,
        [
          ['en', `${publicUrl}${path || '/'}`],
          ['da', `${publicUrl}/da${path}`],
          ['x-default', `${publicUrl}${path || '/'}`],
        ],
      ]);
      expect(choices(body)).toEqual(['en', 'da']);
    }
  });

  it('is in the sitemap in each language', async () => {
    const { body } = await app.inject('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.toSorted()).toEqual(['/', '/da', '/da/help-center', '/da/verify', '/help-center', '/verify']);
  });

  it('without an address of its own a page is in the language of who asks', async () => {
    for (const [url, status] of [
      ['/offline', 200],
      ['/nope.html', 404],
    ] as const) {
      const page = url === '/offline' ? 'offline' : '404';
      expect(await shown(app, url)).toEqual([status, `en/${page}`]);
      expect(await shown(app, url, { 'accept-language': 'da-DK' })).toEqual([status, `da/${page}`]);
      expect(await shown(app, url, { 'accept-language': 'es' })).toEqual([status, `en/${page}`]);
      const { headers, body } = await app.inject({ url, headers: browser });
      expect(headers['vary']).toContain('accept-language, cookie');
      expect([alternates(body), choices(body)]).toEqual([[], ['en', 'da']]);
    }
    for (const url of ['/da/404', '/da/offline', '/da/verified'])
      expect([url, (await shown(app, url))[0]]).toEqual([url, 404]);
  });

  it('who is signed in gets the application at home, in every language', async () => {
    const { statusCode, headers } = await app.inject({ url: '/da', headers: { cookie: 'pala_session=x' } });
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });
});

describe('with English alone', () => {
  const test = useTestApp({ LANGUAGES: 'en' });

  it('there is one address, no word of others and nothing to choose', async () => {
    const app = await createApp(test.context, { pages: builtPages() });
    for (const url of ['/', '/help-center', '/verify', '/offline']) {
      const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': 'da' } });
      expect([url, statusCode, alternates(body), body.includes('<nav')]).toEqual([url, 200, [], false]);
      expect(body).toContain('[en/');
    }
    expect((await shown(app, '/da/help-center'))[0]).toBe(404);
    expect((await app.inject('/sitemap.xml')).body).not.toContain('/da');
  });
});
