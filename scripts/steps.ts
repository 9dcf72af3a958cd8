// Runs a command's steps, one or several at a time, and reports the result of each.

import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A program to run: name for people, and its arguments for Node. */
export interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
}

export interface StepResult {
  step: Step;
  isGood: boolean;
  /** Its output (unless shown live) and its result. */
  report: string;
}

interface Manner {
  /** Shows the step's output live; otherwise it is part of the report. */
  live?: boolean;
  /** Runs at low priority. */
  inBackground?: boolean;
}

/** Runs a step to its end. */
export async function runStep(step: Step, { live = false, inBackground = false }: Manner = {}): Promise<StepResult> {
  const { name, args, env } = step;
  const started = performance.now();
  if (live) process.stderr.write(`\n▸ ${name}\n`);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { step, isGood, report: `${said}${isGood ? '✓' : '✗'} ${name} (${seconds} s)\n` };
}

/** Runs steps in order, so many at a time, and passes on each result. */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  manner: Manner,
  onEnd: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step, manner);
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Path of a package's program, for Node to run without a shell. */
export const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  lingui: 'node_modules/@lingui/cli/dist/lingui.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;
