// The application's page, as each address begins: with the shape of its screen, and the names of what it is about to need.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstScreens, firstScreensFile, motivationPlace } from '#domain/first-screens.ts';
import { motivationalLine } from '#domain/progress/motivation.ts';
import { screenAt } from '#domain/screen-addresses.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Gives the page of the application for a path and the query string after it, with its question mark: the sign-in screen has another
 * title where it asks for a tab or a step. Nothing in the page depends on who asks. `folder` holds the built pages; where the build has
 * said nothing of first screens (while developing), every address begins empty.
 */
export function applicationPage(folder: string): (path: string, query?: string) => string {
  const page = readFileSync(join(folder, 'app.html'), 'utf8');
  const file = join(folder, firstScreensFile);
  if (!existsSync(file)) return () => page;
  const { shapes, screens } = JSON.parse(readFileSync(file, 'utf8')) as FirstScreens;
  const heavy = heavyScripts(folder);
  const styles = addressesIn(page, /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g);
  const begun = addressesIn(page, /<script type="module"[^>]* src="\/(assets\/[^"]+)"/g);
  const shapeOf = (name: string, query: string) =>
    (shapes[name === 'sign-in' && isOtherThanSignIn.test(query) ? 'visitor' : name] ?? '').replace(
      motivationPlace,
      () => escapeHtml(motivationalLine(Math.random())),
    );
  return (path, query = '') => {
    const { address, value } = screenAt(path) ?? { address: undefined, value: undefined };
    const screen = screens[address ?? '/'];
    if (!screen) return page.replace(place, () => placeWith(shapes['lists'] ?? ''));
    const reads = screen.reads
      // What cannot be an id is not asked for.
      .filter((one) => !one.includes('$') || /^[\w-]+$/.test(value ?? ''))
      .map((one) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(one.replace('$', value ?? ''))}">`);
    // What takes longest first: the styles, without which nothing is painted, and heavy scripts. A browser asks a server without HTTP/2 for
    // six files at once, and files of some hundred bytes would take the places of these. Then data, since the server needs time for it.
    // Scripts leave the line to the styles: nothing of them is in the first paint.
    const first = [
      ...styles.map((one) => `<link rel="preload" as="style" crossorigin href="/${one}">`),
      ...[...begun, ...screen.scripts].filter((one) => heavy.has(one)).map(linkToScript),
      ...reads,
    ];
    const others = screen.scripts.filter((one) => !heavy.has(one)).map(linkToScript);
    return page
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('</title>', () => ['</title>', ...first].join('\n'))
      .replace('</head>', () => `${others.join('\n')}\n</head>`)
      .replace(place, () => placeWith(shapeOf(address === undefined ? 'lists' : screen.shape, query)));
  };
}

const linkToScript = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** The files that elements of a page name. */
function addressesIn(page: string, element: RegExp): string[] {
  return [...page.matchAll(element)].map(([, address = '']) => address);
}

/** The build's scripts of more than 100 kB before they are compressed. */
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
