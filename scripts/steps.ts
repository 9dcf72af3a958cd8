// Running the steps of a command, one or several at a time, and telling how each ended.

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
  /** What there is to read about it: what it said (unless that was shown as it came) and how it ended. */
  report: string;
}

interface Manner {
  /** Shows what the step says as it comes; otherwise that is part of the report. */
  live?: boolean;
  /** Takes what everything else on the machine leaves. */
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

/** Runs steps, so many at a time in their order, and hands over the result of each as it ends. */
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
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;
