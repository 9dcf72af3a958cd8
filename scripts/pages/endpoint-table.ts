// A Vite plugin: of the endpoint registry the browser gets what it needs to call and to stay fresh. Schemas travel with the forms that use them.

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contract = fileURLToPath(new URL('../../src/contract/', import.meta.url));
const web = fileURLToPath(new URL('../../src/web/', import.meta.url));

/** What the browser reads of an entry. */
const kept = ['method', 'path', 'shows', 'isReadAnew', 'changes'];

/** What the names of modules with one endpoint begin with; its name in the table follows. */
export const endpointPrefix = '\0endpoint:';

type Table = Record<string, Record<string, unknown>>;

const slim = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([key]) => kept.includes(key)));

/**
 * In the build files, redirects and streams are without schemas, and each endpoint is a module of its own, so that a screen weighs the
 * calls it makes. While developing and in tests the whole table is there.
 */
export function endpointTable(): Plugin {
  const read = async (name: string) => {
    const { module } = await runnerImport<Record<string, Table>>(`${contract}${name}.ts`, { root: web });
    return module[name] ?? {};
  };
  let endpoints: Promise<Table> | undefined;
  return {
    name: 'pala:endpoint-table',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(endpointPrefix) ? { id, moduleSideEffects: false } : null),
    async load(id) {
      if (id.startsWith(endpointPrefix)) {
        endpoints ??= read('endpoints');
        const name = id.slice(endpointPrefix.length);
        const entry = (await endpoints)[name];
        if (entry === undefined) throw new Error(`There is no endpoint ${name}.`);
        return { code: `export const ${name} = ${JSON.stringify(slim(entry))};`, moduleType: 'js' };
      }
      const table = ['files', 'redirects', 'streams'].find((name) => id === `${contract}${name}.ts`);
      if (table === undefined) return null;
      const entries = Object.entries(await read(table)).map(([name, entry]) => [name, slim(entry)]);
      return { code: `export const ${table} = ${JSON.stringify(Object.fromEntries(entries))};`, moduleType: 'js' };
    },
    transform(code, id) {
      if (!id.startsWith(web)) return null;
      const schema = /\b(?:endpoints|files|redirects|streams)\.\w+\.(?!method\b|path\b)(\w+)/.exec(code);
      if (schema) {
        this.error(`${schema[0]}: the browser has no schemas of an entry. Import the schema by its own name.`);
      }
      const changed = importEach(code);
      // What is left of the name is the table as a whole, which no longer is there.
      if (changed && /(?<![\w.'/-])endpoints(?=\s*[[(),;}\]])/.test(changed.code)) {
        this.error(`${id} uses the table of endpoints as a whole: name the endpoints that it calls.`);
      }
      return changed;
    },
  };
}

/** Imports each endpoint that a module names instead of the whole table; null where it imports none. */
function importEach(code: string): { code: string; map: null } | null {
  const [statement, types] = /import \{ ((?:type \w+, )*)endpoints \} from '#contract\/endpoints.ts';/.exec(code) ?? [];
  if (statement === undefined) return null;
  const names = new Set([...code.matchAll(/\bendpoints\.(\w+)/g)].map(([, name = '']) => name));
  names.delete('ts');
  const imports = [...names].map(
    (name) => `import { ${name} as endpoints_${name} } from ${JSON.stringify(endpointPrefix + name)};`,
  );
  if (types) imports.push(`import type { ${types.replaceAll('type ', '')}} from '#contract/endpoints.ts';`);
  const [before = '', after = ''] = code.split(statement);
  const used = (part: string) => part.replace(/\bendpoints\.(\w+)/g, 'endpoints_$1');
  return { code: used(before) + imports.join(' ') + used(after), map: null };
}
