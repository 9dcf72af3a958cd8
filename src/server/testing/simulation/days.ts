// Random days of players, coaches, a club, an administrator and the payment provider, on a network and a database that fail.
//
// `npm run simulate` tries more of them. A failure names its seed and path, and the shortest sequence that still fails.

import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { checkAll } from './checks.ts';
import { newModel } from './model.ts';
import { anyStep, firstSteps, inWords, perform, type Step } from './steps.ts';
import { openWorld, type World } from './world.ts';

const seed = Number(process.env['SIMULATION_SEED'] ?? 1);
const numRuns = Number(process.env['SIMULATION_RUNS'] ?? 10);
const path = process.env['SIMULATION_PATH'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function live(steps: readonly Step[]): Promise<void> {
  const people = await world.begin();
  let model = newModel();
  for (const step of [...firstSteps, ...steps]) {
    try {
      model = await perform({ world, people, model }, step);
    } catch (error) {
      throw new Error(`After “${inWords(step)}”: ${(error as Error).message}`, { cause: error });
    }
  }
  await checkAll({ world, people, model });
}

const days = fc.array(anyStep, { minLength: 5, maxLength: 60, size: 'max' });

it('whatever people do and whatever fails, money adds up, nothing is lost and nobody sees too much', async () => {
  await fc.assert(fc.asyncProperty(days, live), {
    seed,
    numRuns,
    ...(path !== undefined && { path }),
    reporter(found) {
      if (!found.failed) return;
      const { counterexample, numRuns: runs, numShrinks, errorInstance } = found;
      const steps = (counterexample?.[0] ?? []).map((step, at) => `${at + 1}. ${inWords(step)}`);
      const again = `npm run simulate -- ${found.seed} 1 ${found.counterexamplePath}`;
      const [error] = [errorInstance as Error];
      throw new Error(
        [`Run ${runs} failed; ${numShrinks} times shorter. Again: ${again}`, ...steps, error?.message].join('\n'),
        { cause: error },
      );
    },
  });
}, 3_600_000);
