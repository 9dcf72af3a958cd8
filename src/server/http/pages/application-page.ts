// The application's page for each address: with the shape of its screen, and preloads of its first files and data.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '@lingui/core/runtime-macro';
import { type FirstScreens, firstScreensFile, motivationPlace } from '#domain/first-screens.ts';
import { type LanguageCode, languagesOnOffer, sourceLanguage } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import { motivationalLine } from '#domain/progress/motivation.ts';
import { screenAt } from '#domain/screen-addresses.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { escapeHtml } from './escape-html.ts';

/** Shown where a link is previewed. */
const description = msg`Padel match reviews by certified coaches.`;

/**
 * Returns the application's page for a path and its query string, with its question mark: the sign-in screen has another title for a tab
 * or a step. The page is the same for everyone who reads the language. `folder` has the built pages; without the build's first
 * screens (in development) every page is empty.
 */
export function applicationPage(folder: string): (path: string, query?: string, language?: LanguageCode) => string {
  const pageOf = pageOfEach(folder);
  return (path, query, language = sourceLanguage) => {
    const page = pageOf(path, query, language);
    const offered = languagesOnOffer();
    if (offered.length === 1) return page;
    // The application reads these: a translating browser changes `lang`.
    const own = language === sourceLanguage ? '' : ` data-language="${language}"`;
    const tag = `<html lang="${language}"${own} data-languages="${offered.join(' ')}"`;
    const about = `<meta name="description" content="${escapeHtml(inLanguage(language, () => say(description)))}"`;
    return page
      .replace(`<html lang="${sourceLanguage}"`, tag)
      .replace(/<meta name="description" content="[^"]*"/, () => about);
  };
}

function pageOfEach(folder: string): (path: string, query: string | undefined, language: LanguageCode) => string {
  const page = readFileSync(join(folder, 'app.html'), 'utf8');
  const file = join(folder, firstScreensFile);
  if (!existsSync(file)) return () => page;
  const {
    shapes: englishShapes,
    translatedShapes,
    withoutScripts = {},
    screens,
  } = JSON.parse(readFileSync(file, 'utf8')) as FirstScreens;
  const heavy = heavyScripts(folder);
  const styles = addressesIn(page, /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g);
  const begun = addressesIn(page, /<script type="module"[^>]* src="\/(assets\/[^"]+)"/g);
  const shapeOf = (name: string, query: string, shapes = englishShapes) =>
    (shapes[name === 'sign-in' && isOtherThanSignIn.test(query) ? 'visitor' : name] ?? '').replace(
      motivationPlace,
      () => escapeHtml(motivationalLine(Math.random())),
    );
  const pageIn = (language: LanguageCode) =>
    page.replace(
      '<noscript></noscript>',
      () => `<noscript>${withoutScripts[language] ?? withoutScripts.en ?? ''}</noscript>`,
    );
  return (path, query = '', language) => {
    const shapes = translatedShapes?.[language] ?? englishShapes;
    const { address, value } = screenAt(path) ?? { address: undefined, value: undefined };
    const screen = screens[address ?? '/'];
    if (!screen) return pageIn(language).replace(place, () => placeWith(shapes['lists'] ?? ''));
    const reads = screen.reads
      // Only possible ids are preloaded.
      .filter((one) => !one.includes('$') || /^[\w-]+$/.test(value ?? ''))
      .map((one) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(one.replace('$', value ?? ''))}">`);
    // The slowest first: the styles, without which nothing is painted, and heavy scripts. Without HTTP/2 a browser loads
    // six files at once, and files of some hundred bytes would take their places. Then data, since the server needs time for it.
    // Scripts have low priority: the first paint needs none of them.
    const first = [
      ...styles.map((one) => `<link rel="preload" as="style" crossorigin href="/${one}">`),
      ...[...begun, ...screen.scripts].filter((one) => heavy.has(one)).map(linkToScript),
      ...reads,
    ];
    const texts = language === sourceLanguage ? [] : (screen.texts ?? []).map((one) => `${one}.${language}.js`);
    const others = [...screen.scripts.filter((one) => !heavy.has(one)), ...texts].map(linkToScript);
    return pageIn(language)
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('</title>', () => ['</title>', ...first].join('\n'))
      .replace('</head>', () => `${others.join('\n')}\n</head>`)
      .replace(place, () => placeWith(shapeOf(address === undefined ? 'lists' : screen.shape, query, shapes)));
  };
}

const linkToScript = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** The files named in elements of a page. */
function addressesIn(page: string, element: RegExp): string[] {
  return [...page.matchAll(element)].map(([, address = '']) => address);
}

/** The build's scripts of more than 100 kB uncompressed. */
function heavyScripts(folder: string): ReadonlySet<string> {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  return new Set(
    files.filter((name) => statSync(join(folder, 'assets', name)).size > 100_000).map((name) => `assets/${name}`),
  );
}

/** The register tab, and the second step. */
const isOtherThanSignIn = /[?&](?:tab=register|step=)/;

const place = '<div id="app"></div>';

function placeWith(shape: string): string {
  return `<div id="app">${shape}</div>`;
}
