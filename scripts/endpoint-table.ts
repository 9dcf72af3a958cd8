// A Vite plugin: of THE TABLE the browser gets what it needs to call, method and path. Schemas travel with the forms that use them.

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contract = fileURLToPath(new URL('../src/contract/', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/** The files of the table, and what each of them exports. */
const tables: Record<string, string> = {
  [`${contract}endpoints.ts`]: 'endpoints',
  [`${contract}files.ts`]: 'files',
  [`${contract}redirects.ts`]: 'redirects',
};

interface Callable {
  method: string;
  path: string;
}

/** In the build, puts method and path in place of each entry. While developing and in tests the whole table is there. */
export function endpointTable(): Plugin {
  return {
    name: 'pala:endpoint-table',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const name = tables[id];
      if (name === undefined) return null;
      const { module } = await runnerImport<Record<string, Record<string, Callable>>>(id, { root: web });
      const entries = Object.entries(module[name] ?? {}).map(([key, { method, path }]) => [key, { method, path }]);
      return { code: `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`, moduleType: 'js' };
    },
    transform(code, id) {
      const found = id.startsWith(web) && /\b(?:endpoints|files|redirects)\.\w+\.(?!method\b|path\b)(\w+)/.exec(code);
      if (found) {
        this.error(`${found[0]}: the browser has only method and path of an entry. Import the schema by its own name.`);
      }
    },
  };
}
