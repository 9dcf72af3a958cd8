// The weight of a set of scripts, part by part, and the imports that lead to each part.

import type { PageGraph } from './page-graph.ts';

/** Everything reachable from some starts, including them; each once, the nearest first. */
export function reachable(starts: readonly string[], next: Readonly<Record<string, readonly string[]>>): string[] {
  // Iterating over a set includes items added on the way.
  const found = new Set(starts);
  for (const one of found) for (const other of next[one] ?? []) found.add(other);
  return [...found];
}

interface HeavyImport {
  /** A package, or a folder of the project. */
  part: string;
  /** Its share of the scripts, in bytes on the wire. */
  share: number;
  /** The chain of imports, its direct importer first. */
  chain: string[];
}

/** The twelve heaviest parts of some scripts, and the shortest way from the starting modules to each. */
export function heaviestImports(
  graph: PageGraph,
  scripts: readonly string[],
  starts: readonly string[],
  weigh: (file: string) => number,
): HeavyImport[] {
  const cameFrom = new Map<string, string | null>(starts.map((start) => [start, null]));
  for (const [module] of cameFrom) {
    for (const next of graph.imports[module] ?? []) if (!cameFrom.has(next)) cameFrom.set(next, module);
  }
  const shares = new Map<string, { share: number; first: string | undefined }>();
  for (const script of scripts) {
    const modules = Object.entries(graph.chunks[script]?.modules ?? {});
    const total = modules.reduce((sum, [, length]) => sum + length, 0);
    for (const [module, length] of modules) {
      const known = shares.get(partOf(module)) ?? { share: 0, first: undefined };
      const first = known.first ?? (cameFrom.has(module) ? module : undefined);
      shares.set(partOf(module), { share: known.share + (weigh(script) * length) / total, first });
    }
  }
  return [...shares]
    .map(([part, { share, first }]) => ({ part, share, chain: wayTo(first, cameFrom) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 12);
}

/** From a module's importer back to the start. */
function wayTo(module: string | undefined, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const way: string[] = [];
  for (let one = module; one; one = cameFrom.get(one) ?? undefined) {
    if (module !== undefined && partOf(one) !== partOf(module)) way.push(one);
  }
  return way.length > 0 ? way : ['the start'];
}

/** `node_modules/zod`, `src/web/ui/fields`. */
function partOf(module: string): string {
  const parts = module.split('?')[0]?.split('/') ?? [];
  const index = parts.lastIndexOf('node_modules');
  if (index >= 0) return parts.slice(index, index + (parts[index + 1]?.startsWith('@') ? 3 : 2)).join('/');
  return parts.slice(0, -1).join('/') || module;
}
