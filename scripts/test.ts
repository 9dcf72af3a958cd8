// `npm test`: checks, tests on the embedded database (and on PostgreSQL where TEST_DATABASE_URL is set), browser journeys.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checks } from './check.ts';
import { findChromium } from './chromium.ts';
import { bin, runStep, type Step } from './steps.ts';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const CHROMIUM_PATH = findChromium();
const postgresql = process.env.TEST_DATABASE_URL ?? '';

/** A run of vitest whose result also lands in a file, to be counted at the end. */
function vitest(name: string, file: string, projects: string[], env: Record<string, string> = {}): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}/${file}.json`];
  const args = [bin.vitest, 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  return { name, args, env: { CHROMIUM_PATH, TEST_DATABASE_URL: '', ...env } };
}

const steps: Step[] = [
  ...checks,
  vitest('rules, contract, and the server on the embedded database', 'server', ['rules', 'server']),
  ...(postgresql
    ? [vitest('the server on PostgreSQL', 'postgresql', ['server'], { TEST_DATABASE_URL: postgresql })]
    : []),
  vitest('screens', 'web', ['web']),
  {
    name: 'browser journeys',
    args: [bin.playwright, 'test'],
    env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
  },
];

const failedSteps = steps.filter((step) => !runStep(step));

interface Counts {
  passed: number;
  failed: number;
}

function count(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const { stats } = result;
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: result.numPassedTests ?? 0, failed: result.numFailedTests ?? 0 };
}

const counts = ['server', 'postgresql', 'web', 'journeys'].map((name) => count(`${results}/${name}.json`));
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = Math.max(
  counts.reduce((sum, one) => sum + one.failed, 0),
  failedSteps.length,
);
for (const step of failedSteps) console.log(`failed: ${step.name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
