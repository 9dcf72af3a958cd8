// `npm test`: checks and tests together, then journeys and screens. `npm test -- --shuffle` runs the tests in a random order, `--shuffle
// 4711` in that number's order; `--late` delays everything in pages by a moment.

import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checks } from './check.ts';
import { needChromium } from './chromium.ts';
import { bin, runStep, runSteps, type Step, type StepResult } from './steps.ts';
import { useTemporaryFolder } from './temporary-folder.ts';
import { outcomeIn } from './test-outcome.ts';

const { values, positionals } = parseArgs({
  options: { shuffle: { type: 'boolean', default: false }, late: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** The random order's number, if any. */
const seed = values.shuffle ? (positionals[0] ?? String(Math.floor(Math.random() * 2 ** 31))) : undefined;
if (seed) console.log(`The tests run in the random order ${seed}.`);
const shuffledVitest = seed ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`] : [];
const shuffledJourneys = seed ? ['--shuffle', seed] : [];

if (values.late) process.env.LATE_PAGES = '1';

const folder = 'test-results';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

needChromium();
useTemporaryFolder();

/** A run of vitest whose result is also written to a file, to be counted at the end. */
function vitest(name: string, file: string, projects: string[], more: string[] = []): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${folder}/${file}.json`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [bin.vitest, 'run', ...chosen, ...reporters, ...shuffledVitest, ...more];
  return { name, args };
}

/**
 * Groups run one after the other; steps of a group run together, since pages wait for a fifth of their time. The first of each is shown
 * live.
 */
const tests: Step[][] = [
  [vitest('rules, contract, logic of the web, and the server on its database', 'server', ['rules', 'logic', 'server'])],
  [
    {
      name: 'browser journeys',
      args: [bin.playwright, 'test', ...shuffledJourneys],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/journeys.json` },
    },
    // Two of each at once: with three everything takes longer.
    vitest('screens', 'web', ['web'], ['--maxWorkers=2']),
  ],
];

// Checks run beside the tests, at lower priority; their reports appear between tests.
let unread: StepResult[] = [];
const checking = runSteps(checks, 1, { inBackground: true }, (result) => unread.push(result));
const results: StepResult[] = [];
function read(): void {
  for (const { report } of unread) process.stderr.write(report);
  unread = [];
}
for (const together of tests) {
  const ended = await Promise.all(together.map((test, index) => runStep(test, { live: index === 0 })));
  for (const { report } of ended) process.stderr.write(report);
  results.push(...ended);
  read();
}
results.push(...(await checking));
read();
const failedSteps = results.filter(({ isGood }) => !isGood).map(({ step }) => step);

// Failures are repeated at the end, after thousands of lines.
const outcomes = ['server', 'web', 'journeys'].map((name) => outcomeIn(`${folder}/${name}.json`));
const failures = outcomes.flatMap((one) => one.failures);
for (const step of failedSteps) console.log(`failed: ${step.name}`);
for (const failure of failures) console.log(`✗ ${failure}`);
const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
const failed = Math.max(failures.length, failedSteps.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
