// `npm run check`: everything that can be said about the code without running the product.

import { availableParallelism } from 'node:os';
import { bin, runSteps, type Step } from './steps.ts';

/** Where the compiler keeps what it knows of a room. */
const buildInfoOf = (room: string) => `node_modules/.cache/tsc/${room.replaceAll('/', '-')}.tsbuildinfo`;

/** The steps, quickest first. */
export const checks: Step[] = [
  { name: 'format and imports', args: [bin.biome, 'check', '.'] },
  // The linter and the compiler with one thread each: several work out the same types several times, for twice the processor time.
  { name: 'lint and walls', args: [bin.oxlint, '--type-aware'], env: { GOMAXPROCS: '1' } },
  ...['src/domain', 'src/contract', 'src/server', 'src/web', 'src/web/service-worker', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    // What has not changed since the last time is not looked at again.
    args: [bin.tsc, '-p', room, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoOf(room)],
  })),
  { name: 'unused code', args: [bin.knip] },
  { name: 'generated documents are fresh', args: ['scripts/generate-docs.ts', '--check'] },
  { name: 'first loads within their budgets', args: ['scripts/budgets.ts'] },
  { name: 'licences of what is shipped are fresh', args: ['scripts/notices.ts', '--check'] },
];

if (import.meta.main) {
  const results = await runSteps(checks, availableParallelism(), {}, ({ report }) => process.stderr.write(report));
  process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
}
