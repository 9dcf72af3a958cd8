// R6: the database does not answer: a table is locked, then all of its processes are frozen. Every request fails in time.

import { setTimeout as pause } from 'node:timers/promises';
import { makePlayer } from '#server/testing/factories.ts';
import { ask, at, countStatuses, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { type Person, signedIn, submit } from './shared/people.ts';
import { signal, startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';
import { lock } from './stop.ts';

/** How long an answer may take, in milliseconds: a statement's ten seconds, and the wait for a connection before it. */
const longest = 17_000;

/** Locks, then freezes, for twenty seconds each. */
export async function databaseHangs(drill: Drill): Promise<void> {
  const seconds = drill.option('seconds', 20);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('hangs');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openServerDatabase(drill, url);
  const player = await signedIn(db, await makePlayer(db, { credits: 1_000 }));

  const locked = await lock(url, 'users');
  await watch(drill, 'a locked table', server.url, player, seconds, false);
  await locked.release();
  await expectRecovery(drill, 'a locked table', server.url, player);

  const frozen = postgresql.processes();
  for (const pid of frozen) signal(pid, 'SIGSTOP');
  await watch(drill, 'a frozen database', server.url, player, seconds, true);
  for (const pid of frozen) signal(pid, 'SIGCONT');
  await expectRecovery(drill, 'a frozen database', server.url, player);
  drill.expect('the process is the same', server.process.exitCode === null);
}

/** Requests by people, supervisors and visitors meanwhile. */
async function watch(
  drill: Drill,
  name: string,
  url: string,
  player: Person,
  seconds: number,
  isFrozen: boolean,
): Promise<void> {
  const statuses = countStatuses();
  const waits: number[] = [];
  const readiness: { status: number; milliseconds: number }[] = [];
  const others = countStatuses();
  const over = new AbortController();
  const people = sideBySide(40, async (index) => {
    while (!over.signal.aborted) {
      const answer =
        index % 4 === 0 ? await submit(url, player) : await ask(`${url}/api/auth/user`, { cookie: player.cookie });
      statuses.add(answer.status);
      waits.push(answer.milliseconds);
      if (answer.status === 503) await pause(500);
    }
  });
  const supervisor = (async () => {
    await pause(300);
    while (!over.signal.aborted) {
      readiness.push(await ask(`${url}/readyz`));
      others.add((await ask(`${url}/healthz`)).status);
      others.add((await ask(`${url}/`)).status);
      await pause(500);
    }
  })();
  await pause(seconds * 1_000);
  over.abort();
  await Promise.all([people, supervisor]);
  drill.expect(`${name}: requests that need it get 503`, statuses.only(503), statuses.text());
  drill.expect(
    `${name}: no request waits longer than ${longest / 1000} s`,
    Math.max(...waits) < longest,
    `median ${(at(waits, 0.5) / 1000).toFixed(1)} s, longest ${(Math.max(...waits) / 1000).toFixed(1)} s`,
  );
  const slowest = Math.max(...readiness.map(({ milliseconds }) => milliseconds));
  const notReady = readiness.filter(({ status }) => status === 503).length;
  drill.expect(`${name}: /readyz answers within 2 s`, slowest < 2_000, `${Math.round(slowest)} ms at most`);
  if (isFrozen)
    drill.expect(`${name}: /readyz says 503`, notReady === readiness.length, `${notReady} of ${readiness.length}`);
  else drill.say(`  /readyz said 503 ${notReady} of ${readiness.length} times`);
  drill.expect(`${name}: pages and /healthz answer`, others.only(200), others.text());
}

async function expectRecovery(drill: Drill, name: string, url: string, player: Person): Promise<void> {
  const started = performance.now();
  let good = 0;
  while (good < 20 && performance.now() - started < 30_000) {
    good = (await ask(`${url}/api/auth/user`, { cookie: player.cookie })).status === 200 ? good + 1 : 0;
  }
  const ready = (await ask(`${url}/readyz`)).status;
  const milliseconds = Math.round(performance.now() - started);
  drill.expect(
    `${name}: the server recovers within 5 s`,
    good === 20 && ready === 200 && milliseconds < 5_000,
    `after ${milliseconds} ms`,
  );
}
