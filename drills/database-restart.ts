// R5: PostgreSQL is restarted, crashes, and cuts connections, under load. Answers are right or 503, and the server recovers without a
// restart.

import { setTimeout as pause } from 'node:timers/promises';
import { ask, countStatuses, idOf, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { openEventStream } from './shared/event-stream.ts';
import { booksOf, creditPlayer, submit } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

const credits = 100_000;

/** Each disturbance so many times, with sixteen clients at work. */
export async function databaseRestart(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 3);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('restart');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const player = await creditPlayer(openServerDatabase(drill, url), credits);
  const stream = await openEventStream(() => server.url, player.cookie);
  const acknowledged: string[] = [];
  let unmarked = 0;
  const disturbances: Record<string, () => Promise<void>> = {
    'restart (fast)': async () => {
      await postgresql.stop('fast');
      await pause(500);
      await postgresql.start();
    },
    crash: async () => {
      await postgresql.stop('crash');
      await postgresql.start();
    },
    'connections cut': async () => {
      await postgresql.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'restart'`);
    },
  };
  for (const [name, disturb] of Object.entries(disturbances)) {
    const statuses = countStatuses();
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController();
      const load = sideBySide(16, async (index) => {
        while (!over.signal.aborted) {
          const answer =
            index % 2 === 0
              ? await submit(server.url, player)
              : await ask(`${server.url}/api/auth/user`, { cookie: player.cookie });
          statuses.add(answer.status);
          if (answer.status === 201) acknowledged.push(idOf(answer));
          if (answer.status === 503) {
            if (!answer.headers.has('retry-after')) unmarked += 1;
            await pause(20);
          }
        }
      });
      await pause(400);
      await disturb();
      const back = performance.now();
      // Recovered: twenty answers in a row.
      for (let good = 0; good < 20 && performance.now() - back < 30_000; ) {
        good = (await ask(`${server.url}/api/auth/user`, { cookie: player.cookie })).status === 200 ? good + 1 : 0;
      }
      slowest = Math.max(slowest, performance.now() - back);
      over.abort();
      await load;
    }
    drill.expect(`${name}, ${rounds} times: answers are right or 503`, statuses.only(200, 201, 503), statuses.text());
    drill.expect(`${name}: well again within 5 s`, slowest < 5_000, `${Math.round(slowest)} ms at most`);
  }
  drill.expect('each 503 has a Retry-After', unmarked === 0, unmarked === 0 ? 'Retry-After' : `${unmarked} without`);
  drill.expect('the process is the same', server.process.exitCode === null, server.process.pid ?? 0);
  const books = await booksOf(openServerDatabase(drill, url), player);
  const lost = acknowledged.filter((id) => !books.videos.includes(id)).length;
  drill.expect(
    'nothing acknowledged is lost',
    lost === 0,
    `${acknowledged.length} acknowledged, ${books.videos.length} found, ${lost} lost`,
  );
  drill.expect(
    'no partial writes',
    books.balance === books.ledger && books.balance === credits - books.videos.length,
    `balance ${books.balance}, ledger ${books.ledger}`,
  );
  const started = performance.now();
  const heard = stream.next('video', 15_000);
  await submit(server.url, player);
  await heard;
  drill.expect(
    'the event stream works again',
    performance.now() - started < 14_000,
    `after ${Math.round(performance.now() - started)} ms`,
  );
  stream.close();
}
