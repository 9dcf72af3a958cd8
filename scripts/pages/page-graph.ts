// A Vite plugin: writes the module graph of the pages' build, for the budgets (scripts/pages/budgets.ts).

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Begins with a dot, so that the server does not send it. */
export const graphFile = '.graph.json';

/** The build's modules, named by their path from the root of the project. */
export interface PageGraph {
  /** By file name: the chunks loaded with it, and the length of each of its modules. */
  chunks: Record<string, { imports: string[]; modules: Record<string, number> }>;
  /** The static imports of each module. */
  imports: Record<string, string[]>;
}

/** Writes `.graph.json` beside the pages. */
export function pageGraph(): Plugin {
  const nameOf = (id: string) => relative(root, id.replace(/^\0/, ''));
  return {
    name: 'pala:page-graph',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const graph: PageGraph = { chunks: {}, imports: {} };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const lengths = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]);
          graph.chunks[chunk.fileName] = { imports: chunk.imports, modules: Object.fromEntries(lengths) };
        }
        for (const id of this.getModuleIds()) {
          graph.imports[nameOf(id)] = (this.getModuleInfo(id)?.importedIds ?? []).map(nameOf);
        }
        this.emitFile({ type: 'asset', fileName: graphFile, source: JSON.stringify(graph) });
      },
    },
  };
}
