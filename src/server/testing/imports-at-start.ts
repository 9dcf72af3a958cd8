// What the server's program loads before it is ready, read from its sources: every import that is not of types alone, from file to file.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages, each with the files that lead to it, the first one first. */
export type Loaded = ReadonlyMap<string, readonly string[]>;

const importLine = /^(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/**
 * Modules of Node that are dear to import. An import of `node:http` reads all that it exports, WebSocket among it, and so loads undici: 25 ms.
 * `process.getBuiltinModule` gives the same without.
 */
const dear = new Set(['node:http', 'node:https']);

/** A formatter that is made while its module loads: the first one takes 15 ms. It is told as the package `Intl`. */
const formatter = /^(?:export )?const \w+ = new Intl\./m;

/** Follows imports from these files of `src`; what is imported with `import()` is loaded when it is first used and does not count. */
export function packagesLoadedBy(files: readonly string[], src: string): Loaded {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const waiting = files.map((file) => [file]);
  for (let chain = waiting.shift(); chain !== undefined; chain = waiting.shift()) {
    const file = chain.at(-1) ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(src, file), 'utf8');
    if (formatter.test(source) && !found.has('Intl')) found.set('Intl', chain);
    for (const [, target = ''] of source.matchAll(importLine)) {
      const inside = insideOf(target, file);
      if (inside !== null) waiting.push([...chain, inside]);
      else if (!target.startsWith('node:') || dear.has(target)) {
        const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
        if (!found.has(name)) found.set(name, chain);
      }
    }
  }
  return found;
}

/** The file of `src` that an import names; null for a package, and for what is no program. */
function insideOf(target: string, from: string): string | null {
  if (target === '#brand') return 'domain/brand.ts';
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? join(dirname(from), target) : null;
}
