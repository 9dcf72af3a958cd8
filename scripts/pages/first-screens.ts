// A Vite plugin: writes each screen's first files and data for the server, so that the HTML can show its shape and preload them.

import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type FirstScreen, type FirstScreens, firstScreensFile } from '../../src/domain/first-screens.ts';
import { type LanguageCode, languages, sourceLanguage } from '../../src/domain/language/languages.ts';
import { screenAddresses } from '../../src/domain/screen-addresses.ts';
import { cardsOfPage } from '../../src/web/features/videos/cards-of-page.ts';
import { reachable } from './page-weight.ts';
import { catalogueOf, textMacros, textsNamedIn } from './texts.ts';

const web = fileURLToPath(new URL('../../src/web/', import.meta.url));
const frame = `${web}routes/_app.tsx?tsr-split=component`;
/** The modules loaded for an address. */
const application = `${web}application.tsx`;
const signIn = `${web}sign-in.tsx`;

/** A screen's reads for everyone, besides the current user; `$` is the variable part of the address. */
const reads: Record<string, readonly string[]> = {
  '/auth': ['/api/auth/options'],
  '/email-auth': ['/api/auth/options'],
  '/player/video-analysis/$': ['/api/videos/$'],
  '/coach/video-analysis/$': ['/api/reviews/$/workspace'],
  '/admin/video-review/$': ['/api/reviews/$/workspace'],
  '/player/videos': [`/api/videos?limit=${cardsOfPage}`],
  '/admin/dashboard': ['/api/admin/dashboard'],
  '/club/dashboard': ['/api/club'],
};

/** Shapes of single screens; the others use the shape of their kind. */
const shapes: Record<string, string> = {
  '/': 'start',
  '/auth': 'sign-in',
  '/email-auth': 'sign-in',
  '/player/videos': 'videos',
  '/coach/dashboard': 'coach',
  '/club/dashboard': 'club',
  '/admin/dashboard': 'admin',
  '/coach/video-analysis/$': 'review',
  '/admin/video-review/$': 'review',
};

/** Writes `.screens.json`. */
export function firstScreens(): Plugin {
  return {
    name: 'pala:first-screens',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        type Shapes = typeof import('../../src/web/shell/first-paint.tsx');
        const { module } = await runnerImport<Shapes>(`${web}shell/first-paint.tsx`, {
          root: web,
          mode: 'production',
          plugins: [textMacros()],
        });
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const next = Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]));
        const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
        const textsOf = new Map(chunks.map(({ fileName, code }) => [fileName, textsNamedIn(code)]));
        const begun = reachable(namedIn(bundle['app.html']), next);
        const screens: Record<string, FirstScreen> = {};
        for (const id of fileOf.keys()) {
          const { address = '', isFramed = false } = addressOf(id) ?? {};
          if (!screenAddresses.some((one) => one === address)) continue;
          const modules = shapes[address] === 'sign-in' ? [signIn] : [application, ...(isFramed ? [frame] : []), id];
          const first = modules.map((one) => fileOf.get(one) ?? '').filter(Boolean);
          screens[address] = {
            shape: shapes[address] ?? (isFramed ? (address.includes('/video-') ? 'video' : 'lists') : 'visitor'),
            scripts: reachable(first, next).filter((one) => !begun.includes(one)),
            texts: [...new Set([...begun, ...reachable(first, next)])].flatMap((one) => textsOf.get(one) ?? []),
            reads: ['/api/auth/user', ...(reads[address] ?? [])],
          };
        }
        const inOthers = <T>(render: (language: LanguageCode, messages: Messages) => T) =>
          Object.fromEntries(
            languages
              .filter((one) => one !== sourceLanguage)
              .map((one) => [one, render(one, Object.fromEntries(catalogueOf(one)))]),
          );
        const first: FirstScreens = {
          shapes: module.renderFirstPaint(),
          translatedShapes: inOthers(module.renderFirstPaint),
          withoutScripts: { en: module.renderWithoutScripts(), ...inOthers(module.renderWithoutScripts) },
          screens,
        };
        const source = JSON.stringify(first);
        this.emitFile({ type: 'asset', fileName: firstScreensFile, source });
      },
    },
  };
}

/** The scripts that the application's page names itself. */
function namedIn(page: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  if (page?.type !== 'asset') throw new Error('The build has made no app.html.');
  return [...String(page.source).matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** The address of a screen from its route file: `routes/_app/player/video-analysis.$videoId.tsx` is `/player/video-analysis/$`. */
function addressOf(id: string): { address: string; isFramed: boolean } | undefined {
  const file = /\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1];
  if (file === undefined) return undefined;
  const path = `/${file}`
    .replace(/^\/_app(?=\/)/, '')
    .replaceAll('.', '/')
    .replaceAll(/\$\w+/g, '$');
  return { address: path.replace(/\/index$/, '') || '/', isFramed: file.startsWith('_app/') };
}
