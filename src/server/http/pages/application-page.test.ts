// The application's page at each address.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FirstScreens, firstScreensFile, motivationPlace } from '#domain/first-screens.ts';
import { offerLanguages } from '#domain/language/languages.ts';
import { motivationalLines } from '#domain/progress/motivation.ts';
import { applicationPage } from './application-page.ts';
import { escapeHtml } from './escape-html.ts';

const html = '<head><title>Pala</title><script src="/assets/start.js"></script></head><div id="app"></div>';
const first: FirstScreens = {
  shapes: { visitor: '<i>sign in</i>', lists: '<i>cards</i>', video: '<i>video</i>' },
  screens: {
    '/auth': { shape: 'visitor', scripts: ['assets/auth.js'], reads: ['/api/auth/user'] },
    '/player/video-analysis/$': { shape: 'video', scripts: [], reads: ['/api/auth/user', '/api/videos/$'] },
  },
};

function pages(known?: FirstScreens, page = html) {
  const folder = mkdtempSync(join(tmpdir(), 'pala-application-'));
  writeFileSync(join(folder, 'app.html'), page);
  mkdirSync(join(folder, 'assets'));
  for (const [name, bytes] of Object.entries({ small: 500, heavy: 100_001, screen: 100_001 }))
    writeFileSync(join(folder, 'assets', `${name}.js`), ' '.repeat(bytes));
  if (known) writeFileSync(join(folder, firstScreensFile), JSON.stringify(known));
  return applicationPage(folder);
}

describe('the page of the application', () => {
  const page = pages(first);

  it('says which language it is in, also where a browser translates it', () => {
    const inDanish = pages(first, `<html lang="en">${html}</html>`);
    offerLanguages(['da']);
    expect(inDanish('/auth', '', 'da')).toContain('<html lang="da" data-language="da" data-languages="en da">');
    expect(inDanish('/auth')).toContain('<html lang="en" data-languages="en da">');
    offerLanguages([]);
    expect(inDanish('/auth', '', 'en')).toContain('<html lang="en">');
  });

  it('describes itself in the reader’s language where a link is previewed', () => {
    offerLanguages(['da']);
    onTestFinished(() => offerLanguages([]));
    const described = pages(first, `<meta name="description" content="Any." />${html}`);
    expect(described('/auth', '', 'da')).toContain(
      '<meta name="description" content="Analyser af padelkampe, skrevet af certificerede trænere." />',
    );
    expect(described('/auth')).toContain('content="Padel match reviews by certified coaches."');
  });

  it('says in the reader’s language that it needs JavaScript', () => {
    const withoutScripts = { en: '<h1>Needs JavaScript</h1>', da: '<h1>Kræver JavaScript</h1>' };
    const translated = pages({ ...first, withoutScripts }, `${html}<noscript></noscript>`);
    for (const address of ['/auth', '/nonsense']) {
      expect(translated(address, '', 'da')).toContain('<noscript><h1>Kræver JavaScript</h1></noscript>');
      expect(translated(address)).toContain('<noscript><h1>Needs JavaScript</h1></noscript>');
    }
  });

  it('has the shapes in the reader’s language, and preloads its texts', () => {
    const translated = pages({
      shapes: { visitor: '<i>sign in</i>', lists: '<i>cards</i>' },
      translatedShapes: { da: { visitor: '<i>log ind</i>', lists: '<i>kort</i>' } },
      screens: { '/auth': { shape: 'visitor', scripts: [], texts: ['assets/texts-12345678'], reads: [] } },
    });
    const danish = translated('/auth', '', 'da');
    expect(danish).toContain('<div id="app"><i>log ind</i></div>');
    expect(danish).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/texts-12345678.da.js">',
    );
    expect(translated('/nonsense', '', 'da')).toContain('<i>kort</i>');
    const english = translated('/auth', '', 'en');
    expect(english).toContain('<div id="app"><i>sign in</i></div>');
    expect(english).not.toContain('texts-');
  });

  it('contains the shape of the screen, names its scripts, and preloads its data', () => {
    expect(page('/auth')).toBe(
      '<head><title>Pala</title>\n<link rel="preload" as="fetch" crossorigin href="/api/auth/user"><script src="/assets/start.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/auth.js">\n</head><div id="app"><i>sign in</i></div>',
    );
  });

  it('preloads the style sheet and heavy scripts first, then data', () => {
    const styles = '<link rel="stylesheet" crossorigin href="/assets/styles-1.css">';
    const scripts = ['small', 'heavy'].map(
      (one) => `<script type="module" crossorigin src="/assets/${one}.js"></script>`,
    );
    const auth = { shape: 'visitor', scripts: ['assets/auth.js', 'assets/screen.js'], reads: ['/api/auth/user'] };
    const sent = pages(
      { ...first, screens: { '/auth': auth } },
      html.replace('</head>', () => `${scripts.join('')}${styles}</head>`),
    )('/auth');
    const asked = [...sent.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(asked.slice(0, 4)).toEqual([
      '/assets/styles-1.css',
      '/assets/heavy.js',
      '/assets/screen.js',
      '/api/auth/user',
    ]);
    for (const one of ['small', 'auth', 'screen'])
      expect(asked.filter((address) => address === `/assets/${one}.js`)).toHaveLength(1);
    // None of them comes before the first paint's needs.
    const modules = sent.match(/<[^>]*module[^>]*>/g) ?? [];
    expect(modules).toHaveLength(5);
    for (const one of modules) expect(one).toContain(' fetchpriority="low" ');
  });

  it('preloads the video of the address, if it is an id', () => {
    expect(page('/player/video-analysis/0189-a_b')).toContain('href="/api/videos/0189-a_b"');
    for (const value of ['%22%3E', '"><script>', 'a.b']) {
      const sent = page(`/player/video-analysis/${value}`);
      expect(sent).toContain('<i>video</i>');
      expect(sent).not.toContain('/api/videos/');
    }
  });

  it('has the title of the sign-in screen, unless the address asks for another part of it', () => {
    const named = pages({
      shapes: { 'sign-in': '<i>named</i>', visitor: '<i>any</i>' },
      screens: { '/auth': { shape: 'sign-in', scripts: [], reads: [] } },
    });
    expect(named('/auth')).toContain('<i>named</i>');
    expect(named('/auth', '?tab=login&returnTo=%2Fprofile')).toContain('<i>named</i>');
    expect(named('/auth', '?tab=register')).toContain('<i>any</i>');
    expect(named('/auth', '?returnTo=%2F&step=second')).toContain('<i>any</i>');
  });

  it('shows a line of encouragement on the start', () => {
    const start = pages({
      shapes: { start: `<p>${motivationPlace}</p>` },
      screens: { '/': { shape: 'start', scripts: [], reads: [] } },
    });
    const shown = /<p>(.+)<\/p>/.exec(start('/'))?.[1];
    expect(motivationalLines.map(escapeHtml)).toContain(shown);
  });

  it('shows a common shape without a known screen', () => {
    for (const path of ['/nonsense', '/profile']) {
      expect(page(path)).toBe(html.replace('<div id="app">', '<div id="app"><i>cards</i>'));
    }
  });

  it('is empty without the build’s first screens', () => {
    expect(pages()('/auth')).toBe(html);
  });
});
