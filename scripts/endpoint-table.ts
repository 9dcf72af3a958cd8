// A Vite plugin: of THE TABLE the browser gets what it needs to call and to stay fresh. Schemas travel with the forms that use them.

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contract = fileURLToPath(new URL('../src/contract/', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/** The files of the table, and what each of them exports. */
const tables: Record<string, string> = {
  [`${contract}endpoints.ts`]: 'endpoints',
  [`${contract}files.ts`]: 'files',
  [`${contract}redirects.ts`]: 'redirects',
  [`${contract}streams.ts`]: 'streams',
};

/** What the browser reads of an entry. */
const kept = ['method', 'path', 'shows', 'isReadAnew', 'changes'];

type Table = Record<string, Record<string, unknown>>;

function slim(table: Table): Table {
  const pick = (entry: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => kept.includes(key)));
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, pick(entry)]));
}

/** In the build, puts that in place of each entry. While developing and in tests the whole table is there. */
export function endpointTable(): Plugin {
  return {
    name: 'pala:endpoint-table',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const name = tables[id];
      if (name === undefined) return null;
      const { module } = await runnerImport<Record<string, Table>>(id, { root: web });
      return { code: `export const ${name} = ${JSON.stringify(slim(module[name] ?? {}))};`, moduleType: 'js' };
    },
    transform(code, id) {
      const found =
        id.startsWith(web) && /\b(?:endpoints|files|redirects|streams)\.\w+\.(?!method\b|path\b)(\w+)/.exec(code);
      if (found) {
        this.error(`${found[0]}: the browser has no schemas of an entry. Import the schema by its own name.`);
      }
    },
  };
}
