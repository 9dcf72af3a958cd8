// `npm run check`: every check of the code that does not run it.

import { availableParallelism } from 'node:os';
import { bin, runSteps, type Step } from './steps.ts';

/** The compiler's cache of a room. */
const buildInfoOf = (room: string) => `node_modules/.cache/tsc/${room.replaceAll('/', '-')}.tsbuildinfo`;

/**
 * For the linter and the compiler, which are written in Go. One thread each: several compute the same types several times, for twice the
 * processor time. Garbage collection runs less often: nearly all memory is in use until the end, and collecting took a fifth of the time.
 */
const goSettings = { GOMAXPROCS: '1', GOGC: '400' };

/** The steps, quickest first. */
export const checks: Step[] = [
  { name: 'format and imports', args: [bin.biome, 'check', '.'] },
  { name: 'lint and walls', args: [bin.oxlint, '--type-aware'], env: goSettings },
  ...['src/domain', 'src/contract', 'src/server', 'src/web', 'src/web/service-worker', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    // Unchanged files are not checked again.
    args: [bin.tsc, '-p', room, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfoOf(room)],
    env: goSettings,
  })),
  { name: 'unused code', args: [bin.knip] },
  { name: 'texts are in the catalogues', args: [bin.lingui, 'check', 'sync', '--clean', '--workers', '1'] },
  { name: 'texts are translated', args: [bin.lingui, 'check', 'missing'] },
  { name: 'generated documents are fresh', args: ['scripts/generate-docs.ts', '--check'] },
  { name: 'first loads within their budgets', args: ['scripts/pages/budgets.ts'] },
  { name: 'licences of what is shipped are fresh', args: ['scripts/notices.ts', '--check'] },
];

if (import.meta.main) {
  const results = await runSteps(checks, availableParallelism(), {}, ({ report }) => process.stderr.write(report));
  process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
}
