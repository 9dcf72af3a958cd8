// R1: server and database are killed in turn, under load. Every acknowledged write must be stored, and the books must add up.

import { setTimeout as pause } from 'node:timers/promises';
import { ask, countStatuses, idOf, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { booksOf, creditPlayer, submit } from './shared/people.ts';
import { type Postgresql, signal, startPostgresql } from './shared/postgresql.ts';
import { embeddedPid, embeddedUrl, openServerDatabase, startDrillServer } from './shared/server.ts';

/** Acknowledged submissions before a kill in the middle of more. */
const wanted = 40;
const credits = 100_000;

/** Kills for so many rounds on each database. */
export async function kill(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 20);
  await onDatabase(drill, rounds, null);
  await onDatabase(drill, rounds, await startPostgresql(drill));
}

async function onDatabase(drill: Drill, rounds: number, postgresql: Postgresql | null): Promise<void> {
  const dataDir = drill.folder();
  const environment: Record<string, string> = { DATA_DIR: dataDir };
  if (postgresql) environment['DATABASE_URL'] = await postgresql.create('kill');
  const name = postgresql ? `PostgreSQL ${postgresql.version}` : 'embedded database';
  let server = await startDrillServer(drill, environment);
  const player = await creditPlayer(
    openServerDatabase(drill, environment['DATABASE_URL'] ?? embeddedUrl(dataDir)),
    credits,
  );
  const acknowledged = new Set<string>();
  const statuses = countStatuses();
  let slowest = 0;

  const send = async (): Promise<boolean> => {
    const answer = await submit(server.url, player);
    statuses.add(answer.status);
    if (answer.status === 201) acknowledged.add(idOf(answer));
    return answer.status === 201;
  };
  /** Sends from four clients, runs `end` in the middle, and goes on until each client was refused three times. */
  const underLoad = async (end: () => void) => {
    const enough = acknowledged.size + wanted;
    let isDone = false;
    await sideBySide(4, async () => {
      for (let failures = 0; failures < 3; ) {
        if (!(await send())) failures += 1;
        if (acknowledged.size >= enough && !isDone) {
          isDone = true;
          end();
        }
      }
    });
  };

  for (let round = 1; round <= rounds; round += 1) {
    const isServer = round % 2 === 1;
    let crashed = Promise.resolve();
    await underLoad(() => {
      if (isServer) server.process.kill('SIGKILL');
      else if (postgresql) crashed = postgresql.stop('crash');
      else signal(embeddedPid(dataDir), 'SIGKILL');
    });
    await crashed;
    if (isServer) await server.ended;
    const started = performance.now();
    if (isServer) server = await startDrillServer(drill, environment);
    else await postgresql?.start();
    while (!(await send())) await pause(20);
    slowest = Math.max(slowest, performance.now() - started);
  }
  // The embedded database now has another socket.
  const db = openServerDatabase(drill, environment['DATABASE_URL'] ?? embeddedUrl(dataDir));
  const books = await booksOf(db, player);
  const lost = [...acknowledged].filter((id) => !books.videos.includes(id)).length;
  drill.say(
    `${name}: ${rounds} × killed; ${acknowledged.size} acknowledged, ${books.videos.length} found, ${lost} lost; answers ${statuses.text()}`,
  );
  drill.expect(`${name}: no acknowledged write is lost`, lost === 0, `${lost} lost`);
  drill.expect(`${name}: other answers are 503 or none`, statuses.only(0, 201, 503), statuses.text());
  drill.expect(
    `${name}: each video was paid for once`,
    books.balance === credits - books.videos.length && books.ledger === books.balance,
    `balance ${books.balance}, ledger ${books.ledger}, ${credits} − ${books.videos.length} videos`,
  );
  drill.expect(`${name}: back within 10 s`, slowest < 10_000, `${Math.round(slowest)} ms at most`);
  const list = await ask(`${server.url}/api/videos`, { cookie: player.cookie });
  drill.expect(`${name}: the player's list answers`, list.status === 200, list.status);
  server.process.kill('SIGTERM');
  await server.ended;
}
