// A Vite plugin: builds the service worker, with the list of files to cache.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { languages, sourceLanguage } from '../../src/domain/language/languages.ts';
import { reachable } from './page-weight.ts';
import { textsNamedIn } from './texts.ts';

const worker = fileURLToPath(new URL('../../src/web/service-worker/service-worker.ts', import.meta.url));

const others = languages.filter((one) => one !== sourceLanguage);

/** The documents whose scripts, styles, fonts and icons are cached: the application and the offline page. */
const documents = ['app.html', 'offline.html', ...others.map((language) => `${language}/offline.html`)];

/** The workspace, where coaches write for hours: its late parts are cached as well, for use without a connection. */
const workspace = 'src/web/features/reviews/workspace/screen/review-screen.tsx';

/** Loaded for every address except the sign-in screen's. */
const application = 'src/web/application.tsx';

/** Overlays of every screen with messages: loaded after the first paint, and needed most when the connection is lost. */
const over = [
  'ui/overlays/dialog-sheet',
  'ui/overlays/menu-sheet',
  'ui/feedback/toast-stack',
  'shell/notification-sheet',
  'shell/menus/profile-sheet',
].map((part) => `src/web/${part}.tsx`);

/** Writes `service-worker.js`: the list of its files and of their texts, the common version, and the worker's code. */
export function appShell(): Plugin {
  let publicFolder: string;
  return {
    name: 'pala:app-shell',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const pages = documents.map((name) => textOf(bundle[name], name));
        const files = [
          ...new Set([
            ...pages.flatMap(filesNamedIn),
            ...lateFilesOf(workspace, bundle),
            ...[application, ...over].flatMap((part) => filesOf(part, bundle)),
          ]),
        ].toSorted();
        const code = readFileSync(worker, 'utf8');
        const version = createHash('sha256').update(code);
        for (const page of pages) version.update(page);
        version.update(files.join());
        // Built files have a hash in their names; those of the public folder do not.
        for (const file of files.filter((name) => !bundle[name.slice(1)])) {
          version.update(readFileSync(join(publicFolder, file)));
        }
        const texts = files.flatMap((name) => {
          const file = bundle[name.slice(1)];
          return file?.type === 'chunk' ? textsNamedIn(file.code).map((one) => `/${one}`) : [];
        });
        const shell = JSON.stringify({ version: version.digest('hex').slice(0, 16), files, texts });
        const script = await transformWithOxc(code, worker);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const shell = ${shell};\n${script.code}`,
        });
      },
    },
  };
}

/** The late chunks of a module's chunk, with their imports, without those loaded at first. */
function lateFilesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file : undefined;
  };
  const start = Object.keys(bundle).find((name) => chunkOf(name)?.moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`The build has no chunk with ${module}.`);
  // Iterating over a set includes items added on the way.
  const begun = new Set([start]);
  for (const name of begun) for (const next of chunkOf(name)?.imports ?? []) begun.add(next);
  // Not those of its first imports: the application's own chunk loads every screen late.
  const late = new Set(chunkOf(start)?.dynamicImports);
  for (const name of late) {
    const { imports = [], dynamicImports = [] } = chunkOf(name) ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!begun.has(next)) late.add(next);
  }
  return [...late].map((name) => `/${name}`);
}

/** A module's chunk with its static imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`The build has no chunk with ${module}.`);
  const next = Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]));
  return reachable([start.fileName], next).map((name) => `/${name}`);
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, name: string): string {
  if (file?.type !== 'asset') throw new Error(`The build has made no ${name}.`);
  return String(file.source);
}

/** Scripts, styles, fonts and vector icons that a document names. */
function filesNamedIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].map(([, file = '']) => file);
}
