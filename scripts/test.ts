// `npm test`: checks beside tests, then browser journeys beside screens. `npm test -- --shuffle` takes the tests in a random order, and
// `--shuffle 4711` in the one of that number; `--late` has pages do everything a moment later than they could.

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
/** Of the random order, if there is to be one. */
const seed = values.shuffle ? (positionals[0] ?? String(Math.floor(Math.random() * 2 ** 31))) : undefined;
if (seed) console.log(`The tests are taken in the random order ${seed}.`);
const shuffledVitest = seed ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`] : [];
const shuffledJourneys = seed ? ['--shuffle', seed] : [];

if (values.late) process.env.LATE_PAGES = '1';

const folder = 'test-results';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

needChromium();
useTemporaryFolder();

/** A run of vitest whose result also lands in a file, to be counted at the end. */
function vitest(name: string, file: string, projects: string[], more: string[] = []): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${folder}/${file}.json`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [bin.vitest, 'run', ...chosen, ...reporters, ...shuffledVitest, ...more];
  return { name, args };
}

/** One after the other; what stands together runs at once, since pages wait for a fifth of their time. The first of each is shown as it comes. */
const tests: Step[][] = [
  [vitest('rules, contract, logic of the web, and the server on its database', 'server', ['rules', 'logic', 'server'])],
  [
    {
      name: 'browser journeys',
      args: [bin.playwright, 'test', ...shuffledJourneys],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/journeys.json` },
    },
    // Two of each at once: with three they hold each other up, and it all takes longer.
    vitest('screens', 'web', ['web'], ['--maxWorkers=2']),
  ],
];

// Checks run beside the tests, which go first; what they have to say comes between two of those.
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

// What failed stands once more at the end: it was said in the midst of thousands of lines.
const outcomes = ['server', 'web', 'journeys'].map((name) => outcomeIn(`${folder}/${name}.json`));
const failures = outcomes.flatMap((one) => one.failures);
for (const step of failedSteps) console.log(`failed: ${step.name}`);
for (const failure of failures) console.log(`✗ ${failure}`);
const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
const failed = Math.max(failures.length, failedSteps.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
