// A Vite plugin: builds the service worker, with the list of files that it keeps.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { reachable } from './page-weight.ts';

const worker = fileURLToPath(new URL('../../src/web/service-worker/service-worker.ts', import.meta.url));

/** The documents whose scripts, styles, fonts and icons are kept: the application, and what stands in for it offline. */
const documents = ['app.html', 'offline.html'];

/** The screen on which texts are written for hours: what it loads later is kept as well, for when there is no connection by then. */
const workspace = 'src/web/features/reviews/workspace/screen/review-screen.tsx';

/** What the document loads for every address but the sign-in screen's. */
const application = 'src/web/application.tsx';

/** What opens over every screen and tells what happened: comes after the first paint, and is needed most when the connection is lost. */
const over = ['overlays/dialog-sheet', 'overlays/menu-sheet', 'overlays/popover-sheet', 'feedback/toast-stack'].map(
  (part) => `src/web/ui/${part}.tsx`,
);

/** Writes `service-worker.js`: the worker's code behind the list of its files and their common version. */
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
        // Files of the build carry a hash in their names; those of the public folder do not.
        for (const file of files.filter((name) => !bundle[name.slice(1)])) {
          version.update(readFileSync(join(publicFolder, file)));
        }
        const shell = JSON.stringify({ version: version.digest('hex').slice(0, 16), files });
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

/** What a module's chunk loads only when it is needed, with everything that this needs in turn; nothing that the chunk began with. */
function lateFilesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file : undefined;
  };
  const start = Object.keys(bundle).find((name) => chunkOf(name)?.moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`The build has no chunk with ${module}.`);
  // A set goes on to what is added to it on the way.
  const begun = new Set([start]);
  for (const name of begun) for (const next of chunkOf(name)?.imports ?? []) begun.add(next);
  // Not those of all that it began with: the application's own chunk loads every screen later.
  const late = new Set(chunkOf(start)?.dynamicImports);
  for (const name of late) {
    const { imports = [], dynamicImports = [] } = chunkOf(name) ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!begun.has(next)) late.add(next);
  }
  return [...late].map((name) => `/${name}`);
}

/** A module's chunk, with everything that it begins with. */
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
