// The application's page, as each address begins: with the shape of its screen, and the names of what it is about to need.

import { existsSync, readFileSync } from 'node:fs';
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
  const page = withStylesFirst(readFileSync(join(folder, 'app.html'), 'utf8'));
  const file = join(folder, firstScreensFile);
  if (!existsSync(file)) return () => page;
  const { shapes, screens } = JSON.parse(readFileSync(file, 'utf8')) as FirstScreens;
  const shapeOf = (name: string, query: string) =>
    (shapes[name === 'sign-in' && isOtherThanSignIn.test(query) ? 'visitor' : name] ?? '').replace(
      motivationPlace,
      () => escapeHtml(motivationalLine(Math.random())),
    );
  return (path, query = '') => {
    const { address, value } = screenAt(path) ?? { address: undefined, value: undefined };
    const screen = screens[address ?? '/'];
    if (!screen) return page.replace(place, () => placeWith(shapes['lists'] ?? ''));
    const scripts = screen.scripts.map((one) => `<link rel="modulepreload" crossorigin href="/${one}">`);
    const reads = screen.reads
      // What cannot be an id is not asked for.
      .filter((one) => !one.includes('$') || /^[\w-]+$/.test(value ?? ''))
      .map((one) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(one.replace('$', value ?? ''))}">`);
    return (
      page
        // Data first, since the server needs time for it; scripts after those that they wait for.
        .replace('</title>', () => `</title>\n${reads.join('\n')}`)
        .replace('</head>', () => `${scripts.join('\n')}\n</head>`)
        .replace(place, () => placeWith(shapeOf(address === undefined ? 'lists' : screen.shape, query)))
    );
  };
}

/** Names the style sheet before the scripts, with which it would share the line otherwise: the shape is not painted without it. */
function withStylesFirst(page: string): string {
  const [, href] = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"/.exec(page) ?? [];
  const name = `<link rel="preload" as="style" crossorigin href="${href}">`;
  return href === undefined ? page : page.replace('</title>', () => `</title>\n${name}`);
}

/** The register tab, and the second step. */
const isOtherThanSignIn = /[?&](?:tab=register|step=)/;

const place = '<div id="app"></div>';

function placeWith(shape: string): string {
  return `<div id="app">${shape}</div>`;
}
