// A club's report with four and a hundred members, for a month, a year and three years. `npm run bench -- club-reports`; `VIDEOS` sets the
// number of videos.

import { fillMix, findPeople } from './mix/data.ts';
import { sessionSecret } from './mix/operations.ts';
import { measureReads } from './shared/measure.ts';
import { startBenchServer } from './shared/start.ts';

const videos = Number(process.env.VIDEOS ?? 100_000);
/** Beyond the fifth run on each of ten connections PostgreSQL may plan a prepared statement without its values. */
const warmUp = 60;
const rounds = 20;

const server = await startBenchServer({ SESSION_SECRET: sessionSecret });
const { db } = server.context;
await fillMix(db, videos);
const { small, ordinary } = await findPeople(db);

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const managers = { '4 members': small.manager, '100 members': ordinary?.manager };
console.log(`${videos} videos, ${rounds} requests one after the other: median, 99th percentile, answer`);
for (const [who, manager] of Object.entries(managers)) {
  if (!manager) continue;
  for (const [period, days] of Object.entries({ 'a month': 30, 'a year': 365, 'three years': 3 * 365 })) {
    const url = `${server.address}/api/club/report?from=${day(days - 1)}&to=${day(0)}&timeZone=Europe/Copenhagen`;
    await measureReads(url, manager.cookie, warmUp);
    const { line } = await measureReads(url, manager.cookie, rounds);
    console.log(`${`${who}, ${period}`.padEnd(28)}${line}`);
  }
}
await server.stop();
process.exit(0);
