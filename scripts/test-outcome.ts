// Reads the reports of Vitest and Playwright: how many tests passed, and which failed.

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How the tests of one report ended. */
export interface Outcome {
  passed: number;
  /** Each failed test: its place, its name, and the beginning of its message. */
  failures: string[];
}

/** The used parts of the reports. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    /** One per browser: a spec's own `ok` covers only the first. */
    tests: { projectName: string; status: string; results: JourneyResult[] }[];
  }[];
}
interface JourneyResult {
  error?: { message?: string };
  attachments: { name: string; path?: string }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number };
  errors: { message?: string }[];
}

/** Most lines of a comparison. */
const maxDifferences = 8;
/** Most lines of a page snapshot; the first ones identify the screen. */
const maxPageLines = 60;

/** The first lines of a failure's message, and what a comparison lists as missing or surplus. */
function firstLines(message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const differences = lines.slice(4).filter((line) => /^[-+] /.test(line));
  return [...lines.slice(0, 4), ...differences.slice(0, maxDifferences)].join('\n    ');
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0) return status === 'failed' ? [`${file}\n    ${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n    ${firstLines(failureMessages[0])}`,
    );
  });
  return { passed: numPassedTests, failures };
}

function ofSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ tests, ...spec }) =>
    tests.filter(({ status }) => status === 'unexpected').map((run) => ({ ...spec, ...run })),
  );
  return [
    ...failed.map(({ file, line, title, projectName, results }) => {
      const error = results.find((result) => result.error)?.error;
      return `e2e/${file}:${line} [${projectName}] › ${title}\n    ${firstLines(error?.message)}${shownPage(results)}`;
    }),
    ...suites.flatMap(ofSuite),
  ];
}

/** The page at a journey's failure, for readers who have only the output. */
function shownPage(results: JourneyResult[]): string {
  const file = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'error-context')?.path;
  const page = file && existsSync(file) && /```yaml\n(.*?)\n```/s.exec(readFileSync(file, 'utf8'))?.[1];
  return page ? `\n    on the page:\n    ${page.split('\n').slice(0, maxPageLines).join('\n    ')}` : '';
}

/** Reads a report of Vitest or Playwright; a missing one counts nothing, since its step has failed. */
export function outcomeIn(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if (!('stats' in report)) return ofVitest(report);
  const errors = report.errors.map(({ message }) => `browser journeys\n    ${firstLines(message)}`);
  return { passed: report.stats.expected, failures: [...ofSuite(report), ...errors] };
}
