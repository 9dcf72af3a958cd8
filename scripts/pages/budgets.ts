// Checks each screen's first load against its budget of scripts. Part of `npm run check`, based on the build's graph.
//
// Counted is everything that a screen needs before it can show: the document's scripts, the chunks of its routes, and their imports. Late
// parts and dialogs do not count.

import { readFileSync, statSync } from 'node:fs';
import { budgets } from './budget-list.ts';
import { graphFile, type PageGraph } from './page-graph.ts';
import { heaviestImports, reachable } from './page-weight.ts';

const dist = process.env['PAGES'] ?? 'dist';
const graph = JSON.parse(readFileSync(`${dist}/${graphFile}`, 'utf8')) as PageGraph;
const importsOf = Object.fromEntries(Object.entries(graph.chunks).map(([file, { imports }]) => [file, imports]));
const chunkOf = new Map(
  Object.entries(graph.chunks).flatMap(([file, { modules }]) => Object.keys(modules).map((one) => [one, file])),
);

/**
 * Bytes by which a screen may exceed its budget. File names have hashes, and variable names depend on other files: the same code, of the
 * same length, has compressed to 0.4 kB more after a change elsewhere.
 */
const compressionVariance = 500;

/** Bytes on the wire for modern browsers. */
const weigh = (file: string) => statSync(`${dist}/${file}.br`).size;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The scripts of the document at an address that is not the application's. */
function scriptsNamedIn(page: string): string[] {
  const html = readFileSync(`${dist}/${page}`, 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** Every script that a screen waits for. */
function scriptsOf(page: string, modules: readonly string[]): string[] {
  const chunks = modules.map((one) => {
    const file = chunkOf.get(one);
    if (file === undefined) throw new Error(`The build has no module ${one}: scripts/pages/budget-list.ts names it.`);
    return file;
  });
  return reachable([...scriptsNamedIn(page), ...chunks], importsOf);
}

let isGood = true;
for (const { name, page, modules, kilobytes: limit, scripts: most } of budgets) {
  const scripts = scriptsOf(page, modules);
  const bytes = scripts.reduce((sum, file) => sum + weigh(file), 0);
  const isLight = bytes <= limit * 1000 + compressionVariance;
  const fits = isLight && scripts.length <= most;
  const line = `${name.padEnd(22)} ${kilobytes(bytes).padStart(6)} kB of ${String(limit).padStart(3)}   ${String(scripts.length).padStart(2)} scripts of ${most}`;
  console.log(`${fits ? '✓' : '✗'} ${line}`);
  if (fits && !process.argv.includes('--details')) continue;
  if (!fits) isGood = false;
  if (!isLight)
    console.log(
      `  ${kilobytes(bytes - limit * 1000)} kB more than it may. What weighs most, and through which import:`,
    );
  const starts = [
    ...scriptsNamedIn(page).flatMap((file) => Object.keys(graph.chunks[file]?.modules ?? {}).at(-1) ?? []),
    ...modules,
  ];
  for (const { part, share, chain } of heaviestImports(graph, scripts, starts, weigh)) {
    console.log(`    ${kilobytes(share).padStart(6)} kB  ${part}  ← ${chain.join(' ← ')}`);
  }
}
// Circular imports run before their dependencies: the screen could not load.
const inCircles = Object.keys(importsOf).filter((file) => reachable(importsOf[file] ?? [], importsOf).includes(file));
if (inCircles.length > 0) {
  isGood = false;
  console.log(`✗ files that import each other (scripts/pages/chunks.ts):\n    ${inCircles.join('\n    ')}`);
}
process.exit(isGood ? 0 : 1);
