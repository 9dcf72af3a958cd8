// A rolling deploy: of two processes behind a proxy one after the other is stopped and started under load. No request may fail.

import { setTimeout as pause } from 'node:timers/promises';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { ask, at, countStatuses, idOf, sideBySide } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { booksOf, creditPlayer, signedIn, submit, write } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { startProxy } from '../shared/proxy.ts';
import { openBeside, startDrillServer } from '../shared/server.ts';

/** Stops and starts each process so many times while people read and write. */
export async function rollingDeploy(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 3);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('rolling');
  const start = () => startDrillServer(drill, { DATABASE_URL: url, TRUST_PROXY: '1' });
  const servers = [await start(), await start()];
  const proxy = await startProxy(
    drill,
    servers.map((server) => server.url),
  );
  const db = openBeside(drill, url);
  const player = await creditPlayer(db, 100_000);
  const friend = await signedIn(db, await makePlayer(db));
  const coach = await signedIn(db, await makeCoach(db));
  await connect(db, coach, friend);

  const statuses = countStatuses();
  const durations: number[] = [];
  const videos: string[] = [];
  let messages = 0;
  const over = new AbortController();
  const steps = [
    () => ask(`${proxy.url}/api/auth/user`, { cookie: player.cookie }),
    () => ask(`${proxy.url}/api/videos`, { cookie: player.cookie }),
    () => submit(proxy.url, player),
    () => write(proxy.url, coach, friend, 'Bring new balls'),
    () => ask(`${proxy.url}/api/messages/conversation/${friend.id}`, { cookie: coach.cookie }),
  ];
  const load = sideBySide(12, async (index) => {
    for (let step = index; !over.signal.aborted; step += 1) {
      const which = step % steps.length;
      const answer = await steps[which]?.();
      if (answer === undefined) continue;
      statuses.add(answer.status);
      durations.push(answer.milliseconds);
      if (which === 2 && answer.status === 201) videos.push(idOf(answer));
      if (which === 3 && answer.status === 201) messages += 1;
      await pause(10);
    }
  });
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const which = round % 2;
    await pause(1_000);
    servers[which]?.process.kill('SIGTERM');
    codes.push((await servers[which]?.ended) ?? null);
    const again = await start();
    servers[which] = again;
    proxy.behind[which] = again.url;
  }
  await pause(1_000);
  over.abort();
  await load;
  const books = await booksOf(db, player);
  const lost = videos.filter((id) => !books.videos.includes(id)).length;
  drill.expect(
    `no request fails while each process is stopped and started ${rounds} times`,
    statuses.only(200, 201),
    `${statuses.total()} requests: ${statuses.text()}; ${proxy.passedOn()} passed on to the other; ${proxy.broken.join(', ')}`,
  );
  drill.expect(
    'every process stops in order',
    codes.every((code) => code === 0),
    codes.join(' '),
  );
  drill.expect(
    'nothing acknowledged is lost, nothing happened twice',
    lost === 0 && books.videos.length === videos.length,
    `${videos.length} videos acknowledged, ${books.videos.length} found, ${lost} lost; ${messages} messages`,
  );
  drill.say(
    `p50 ${at(durations, 0.5).toFixed(0)} ms, p99 ${at(durations, 0.99).toFixed(0)} ms, longest ${Math.max(...durations).toFixed(0)} ms`,
  );
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
}
