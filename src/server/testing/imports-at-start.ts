// The server's imports before it is ready, read from its sources: every import that is not types only, from file to file.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages, each with the chain of files that imports it. */
export type Loaded = ReadonlyMap<string, readonly string[]>;

const importLine = /^(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/**
 * Modules of Node that are slow to import. An import of `node:http` reads all of its exports, including WebSocket, and so loads undici: 25
 * ms. `process.getBuiltinModule` returns the same without.
 */
const slowModules = new Set(['node:http', 'node:https']);

/** A formatter made while its module loads: the first one takes 15 ms. It is reported as the package `Intl`. */
const formatter = /^(?:export )?const \w+ = new Intl\./m;

/** Follows imports from these files of `src`; `import()` loads on first use and does not count. */
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
      else if (!target.startsWith('node:') || slowModules.has(target)) {
        const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
        if (!found.has(name)) found.set(name, chain);
      }
    }
  }
  return found;
}

/** The file of `src` that an import names; null for a package or a file that is not code. */
function insideOf(target: string, from: string): string | null {
  if (target === '#brand') return 'domain/brand.ts';
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? join(dirname(from), target) : null;
}
