// Random days of players, coaches, an administrator and the payment provider, on a network and a database that fail.
//
// `npm run simulate` tries more of them. A failure names its seed and path, and the shortest sequence that still fails.

import fc from 'fast-check';
import { it } from 'vitest';
import { deeds, type Model } from './deeds.ts';
import { openWorld, startCredits } from './world.ts';

const seed = Number(process.env['SIMULATION_SEED'] ?? 1);
const numRuns = Number(process.env['SIMULATION_RUNS'] ?? 10);
const path = process.env['SIMULATION_PATH'];

it('whatever people do and whatever fails, money adds up, nothing is lost and nobody sees too much', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (some) => {
      const world = await openWorld();
      const model: Model = { credits: [startCredits, startCredits], orders: [], videos: [] };
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), some);
      } finally {
        await world.close();
      }
    }),
    { seed, numRuns, ...(path && { path }) },
  );
}, 3_600_000);
