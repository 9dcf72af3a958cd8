// Runs Lighthouse, which npm fetches for this bench only.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, fullChromiumPath } from '../../scripts/chromium.ts';
import type { Paint } from './score.ts';

const program = 'lighthouse@13.5.0';

interface Run extends Paint {
  /** Performance, 0 to 100. */
  score: number;
  /** Speed Index, in milliseconds. */
  index: number;
}

/** The used parts of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/**
 * One run of Lighthouse on a page, as a phone, with its simulated throttling. `cookie` is `name=value`, or empty. Sometimes Chromium's
 * recording lacks its beginning, and Lighthouse asks for another run: up to two more.
 *
 * @throws Error if the program fails or cannot measure the page
 */
export async function lighthouseRun(address: string, cookie: string): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(address, cookie);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

async function run(address: string, cookie: string): Promise<Run> {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--only-categories=performance',
    '--form-factor=mobile',
    `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', program, address, ...options], {
    env: { ...process.env, CHROME_PATH: fullChromiumPath },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  const { score } = categories.performance;
  if (runtimeError || score === null) throw new Error(`${address} was not measured: ${runtimeError?.message ?? ''}`);
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: score * 100,
    first: of('first-contentful-paint'),
    largest: of('largest-contentful-paint'),
    index: of('speed-index'),
    blocked: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  };
}
