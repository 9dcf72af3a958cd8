// Simulates random days: `npm run simulate -- SEED [RUNS] [PATH]`. A failure prints the seed and the path that repeat it.

import { startVitest } from 'vitest/node';

const [seed = '1', runs = '1000', path] = process.argv.slice(2);
Object.assign(process.env, { SIMULATION_SEED: seed, SIMULATION_RUNS: runs, ...(path && { SIMULATION_PATH: path }) });
const vitest = await startVitest('test', ['src/server/testing/simulation'], { project: 'server', watch: false });
await vitest.close();
