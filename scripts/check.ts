// `npm run check`: everything that can be said about the code without running the product.

import { availableParallelism } from 'node:os';
import { bin, runSteps, type Step } from './steps.ts';

/** Where the compiler keeps what it knows of a room. */
const buildInfoOf = (room: string) => `node_modules/.cache/tsc/${room.replaceAll('/', '-')}.tsbuildinfo`;

/**
 * For the linter and the compiler, which are written in Go. One thread each: several work out the same types several times, for twice the processor
 * time. Memory is looked through less often: nearly all of it is in use till the end, and looking took a fifth of the time.
 */
const goSettings = { GOMAXPROCS: '1', GOGC: '400' };

/** The steps, quickest first. */
export const checks: Step[] = [
  { name: 'format and imports', args: [bin.biome, 'check', '.'] },
  { name: 'lint and walls', args: [bin.oxlint, '--type-aware'], env: goSettings },
  ...['src/domain', 'src/contract', 'src/server', 'src/web', 'src/web/service-worker', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    // What has not changed since the last time is not looked at again.
    args: [bin.tsc, '-p', room, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoOf(room)],
    env: goSettings,
  })),
  { name: 'unused code', args: [bin.knip] },
  { name: 'generated documents are fresh', args: ['scripts/generate-docs.ts', '--check'] },
  { name: 'first loads within their budgets', args: ['scripts/pages/budgets.ts'] },
  { name: 'licences of what is shipped are fresh', args: ['scripts/notices.ts', '--check'] },
];

if (import.meta.main) {
  const results = await runSteps(checks, availableParallelism(), {}, ({ report }) => process.stderr.write(report));
  process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
}
