// A Vite plugin: gives the browser only those parts of the endpoint registry that calls and freshness need. Schemas travel with their
// forms.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../src/contract/', import.meta.url));
const web = fileURLToPath(new URL('../../src/web/', import.meta.url));

/** Parts of an entry that the browser reads. */
const kept = ['method', 'path', 'shows', 'refetchOnOpen', 'changes'];

/** Prefix of modules with one endpoint, before its name in the registry. */
export const endpointPrefix = '\0endpoint:';

type Table = Record<string, Record<string, unknown>>;

const slim = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([key]) => kept.includes(key)));

/**
 * In the build files, redirects and streams have no schemas, and each endpoint is its own module, so that a screen loads only its calls.
 * Development and tests use the whole registry.
 */
export function endpointTable(): Plugin {
  const read = async (name: string) => {
    // Node runs the contract as it is.
    const module = (await import(`${contract}${name}.ts`)) as Record<string, Table>;
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
      // A remaining use of the name means the whole registry, which the build does not have.
      if (changed && /(?<![\w.'/-])endpoints(?=\s*[[(),;}\]])/.test(changed.code)) {
        this.error(`${id} uses the table of endpoints as a whole: name the endpoints that it calls.`);
      }
      return changed;
    },
  };
}

/** Replaces the registry import by the endpoints that a module names; null if it imports none. */
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
