// Running the steps of a command one after the other, and telling how each ended.

import { spawnSync } from 'node:child_process';

/** A program to run: name for people, and its arguments for Node. */
export interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs a step with its output shown; true when it ended well. */
export function runStep({ name, args, env }: Step): boolean {
  const started = performance.now();
  process.stderr.write(`\n▸ ${name}\n`);
  const done = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGood = done.status === 0;
  process.stderr.write(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  return isGood;
}

/** Path of a package's program, for Node to run without a shell. */
export const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;
