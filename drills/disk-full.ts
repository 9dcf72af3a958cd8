// R7: the disk of the embedded database is full. Writes fail with a sentence, reads go on if they can, and no acknowledged write is lost.

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, countStatuses, idOf, sideBySide } from './shared/ask.ts';
import { CannotTry, type Drill } from './shared/drill.ts';
import { booksOf, creditPlayer, submit } from './shared/people.ts';
import { embeddedUrl, openServerDatabase, startDrillServer } from './shared/server.ts';

/** Fills an in-memory disk under a running server. */
export async function diskFull(drill: Drill): Promise<void> {
  const disk = drill.folder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'pala-drill', disk]).status !== 0) {
    throw new CannotTry('a small disk can only be mounted by root');
  }
  drill.later(() => spawnSync('umount', ['-l', disk]));
  const dataDir = join(disk, 'data');
  const start = () => startDrillServer(drill, { DATA_DIR: dataDir });
  let server = await start();
  const player = await creditPlayer(openServerDatabase(drill, embeddedUrl(dataDir)), 100_000);
  const acknowledged: string[] = [];
  const writes = countStatuses();
  const reads = countStatuses();
  let longest = 0;
  const send = async () => {
    const answer = await submit(server.url, player, 'x'.repeat(200));
    writes.add(answer.status);
    longest = Math.max(longest, answer.milliseconds);
    if (answer.status === 201) acknowledged.push(idOf(answer));
    return answer.status;
  };
  const look = async (path: string) => {
    const answer = await ask(server.url + path, { cookie: player.cookie });
    reads.add(answer.status);
    longest = Math.max(longest, answer.milliseconds);
    return answer.status;
  };
  for (let number = 0; number < 20; number += 1) await send();

  // The rest, up to the last page.
  const filler = openSync(join(disk, 'filler'), 'w');
  const piece = Buffer.alloc(4_096);
  try {
    for (;;) writeSync(filler, piece);
  } catch {
    closeSync(filler);
  }
  let failures = 0;
  for (let number = 0; number < 4_000 && failures < 40; number += 8) {
    for (const status of await sideBySide(8, send)) if (status !== 201) failures += 1;
  }
  const free = statfsSync(disk);
  drill.say(`  disk full (${free.bavail} pages free) after ${acknowledged.length} submissions`);
  for (let number = 0; number < 20; number += 1) {
    for (const path of ['/api/videos', '/api/auth/user', '/', '/healthz']) await look(path);
    await pause(100);
  }
  const page = await ask(`${server.url}/`);
  drill.expect('writes get 503', writes.only(201, 503) && writes.of(503) > 0, writes.text());
  drill.expect('reads go on, or get 503', reads.only(200, 503) && page.status === 200, reads.text());
  drill.expect('no request waits longer than 12 s', longest < 12_000, `${(longest / 1_000).toFixed(1)} s at most`);
  drill.expect('the process lives', server.process.exitCode === null);

  rmSync(join(disk, 'filler'));
  const freed = performance.now();
  let status = 0;
  while (status !== 201 && performance.now() - freed < 30_000) status = await send();
  drill.expect(
    'with free space again writes work without a restart',
    status === 201,
    `after ${Math.round(performance.now() - freed)} ms`,
  );
  server.process.kill('SIGTERM');
  const code = await server.ended;
  server = await start();
  const { videos, balance, ledger } = await booksOf(openServerDatabase(drill, embeddedUrl(dataDir)), player);
  const lost = acknowledged.filter((id) => !videos.includes(id)).length;
  drill.expect(
    'after a restart every acknowledged write is stored',
    lost === 0,
    `exit code ${code}; ${acknowledged.length} acknowledged, ${videos.length} found, ${lost} lost`,
  );
  drill.expect(
    'no partial writes',
    balance === ledger && balance === 100_000 - videos.length,
    `balance ${balance}, ledger ${ledger}`,
  );
  server.process.kill('SIGTERM');
  await server.ended;
}
