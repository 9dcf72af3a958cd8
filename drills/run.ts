// `npm run drill -- <name>`: tries a fault on the built server, started as an operator would; `all` tries all, no name lists them.

import { spawnSync } from 'node:child_process';
import { drills } from './list.ts';
import { type Ending, runDrill } from './shared/drill.ts';

const exitCodes = { good: 0, bad: 1, 'not tried': 3 } as const satisfies Record<Ending, number>;
const [name, ...typed] = process.argv.slice(2);

function listAll(): void {
  for (const [one, { about }] of Object.entries(drills)) console.log(`${one.padEnd(18)} ${about}`);
  console.log('\nnpm run drill -- <name>; all of them: npm run drill -- all');
}

/** Each in a separate process, so that none affects the next. */
function runAll(): number {
  const endings: [name: string, ending: string, seconds: number][] = [];
  for (const one of Object.keys(drills)) {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, [import.meta.filename, one, ...typed], { stdio: 'inherit' });
    const ending = Object.entries(exitCodes).find(([, code]) => code === status)?.[0] ?? 'bad';
    endings.push([one, ending, Math.round((performance.now() - started) / 1000)]);
  }
  console.log('');
  for (const [one, ending, seconds] of endings) console.log(`${one.padEnd(18)} ${ending.padEnd(10)} ${seconds} s`);
  return endings.some(([, ending]) => ending === 'bad') ? 1 : 0;
}

if (name === undefined) listAll();
else if (name === 'all') process.exit(runAll());
else {
  const entry = drills[name];
  if (entry === undefined) {
    console.error(`There is no drill named ${name}.\n`);
    listAll();
    process.exit(2);
  }
  console.log(`${name}: ${entry.about}`);
  const ending = await runDrill(await entry.load(), typed);
  console.log(`${name}: ${ending}`);
  process.exit(exitCodes[ending]);
}
