// `npm run check`: everything that can be said about the code without running the product.

import { bin, runStep, type Step } from './steps.ts';

/** The steps, quickest first. */
export const checks: Step[] = [
  { name: 'format and imports', args: [bin.biome, 'check', '.'] },
  { name: 'lint and walls', args: [bin.oxlint, '--type-aware'] },
  ...['src/domain', 'src/contract', 'src/server', 'src/web', 'src/web/service-worker', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    args: [bin.tsc, '-p', room],
  })),
  { name: 'unused code', args: [bin.knip] },
  { name: 'generated documents are fresh', args: ['scripts/generate-docs.ts', '--check'] },
];

if (import.meta.main) {
  const failed = checks.filter((step) => !runStep(step));
  process.exit(failed.length === 0 ? 0 : 1);
}
