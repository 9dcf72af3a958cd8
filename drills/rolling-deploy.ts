// A rolling deploy: two processes behind proxies are stopped and started one after the other under load. No request may fail.

import { setTimeout as pause } from 'node:timers/promises';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { ask, at, countStatuses, idOf, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { startNginx } from './shared/nginx.ts';
import { booksOf, creditPlayer, signedIn, submit, write } from './shared/people.ts';
import { freePort, startPostgresql } from './shared/postgresql.ts';
import { startProxy } from './shared/proxy.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

/**
 * Stops and starts each process so many times while people read and write: through a proxy with a connection for each request, through one
 * that keeps connections, and through the nginx of `compose.yaml` if installed.
 */
export async function rollingDeploy(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 3);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('rolling');
  // Each comes back at the same address, like a container.
  const ports = [await freePort(), await freePort()];
  const start = (which: number) =>
    startDrillServer(drill, {
      DATABASE_URL: url,
      TRUST_PROXY: '1',
      PORT: String(ports[which]),
      PUBLIC_URL: `http://127.0.0.1:${ports[which]}`,
    });
  const servers = [await start(0), await start(1)];
  const behind = servers.map((server) => server.url);
  const [fresh, keeping] = [await startProxy(drill, behind), await startProxy(drill, behind, { kept: 64 })];
  const nginx = await startNginx(drill, behind);
  if (nginx === null) drill.say('– nginx is not installed: without the proxy of compose.yaml');
  const ways = [
    { name: 'a connection each', url: fresh.url, statuses: countStatuses() },
    { name: 'kept connections', url: keeping.url, statuses: countStatuses() },
    ...(nginx === null ? [] : [{ name: 'nginx', url: nginx, statuses: countStatuses() }]),
  ];
  const db = openServerDatabase(drill, url);
  const player = await creditPlayer(db, 100_000);
  const friend = await signedIn(db, await makePlayer(db));
  const coach = await signedIn(db, await makeCoach(db));
  await connect(db, coach, friend);

  const failed: string[] = [];
  const durations: number[] = [];
  const videos: string[] = [];
  let messages = 0;
  const over = new AbortController();
  const steps = [
    (through: string) => ask(`${through}/api/auth/user`, { cookie: player.cookie }),
    (through: string) => ask(`${through}/api/videos`, { cookie: player.cookie }),
    (through: string) => submit(through, player),
    (through: string) => write(through, coach, friend, 'Bring new balls'),
    (through: string) => ask(`${through}/api/messages/conversation/${friend.id}`, { cookie: coach.cookie }),
  ];
  const load = sideBySide(12, async (index) => {
    const way = ways[index % ways.length];
    if (way === undefined) return;
    for (let step = index; !over.signal.aborted; step += 1) {
      const which = step % steps.length;
      const answer = await steps[which]?.(way.url);
      if (answer === undefined) continue;
      way.statuses.add(answer.status);
      if (answer.status >= 300) failed.push(`${answer.status} ${JSON.stringify(answer.body)}`);
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
    servers[which] = await start(which);
  }
  await pause(1_000);
  over.abort();
  await load;
  const books = await booksOf(db, player);
  const lost = videos.filter((id) => !books.videos.includes(id)).length;
  for (const { name, statuses } of ways) {
    drill.expect(
      `no request fails while each process is stopped and started ${rounds} times (${name})`,
      statuses.only(200, 201),
      `${statuses.total()} requests: ${statuses.text()}`,
    );
  }
  const broken = [...fresh.broken, ...keeping.broken];
  drill.say(`${fresh.passedOn() + keeping.passedOn()} passed on to the other; broken: ${broken.join(', ') || 'none'}`);
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
  if (failed.length > 0) drill.say(`what failed: ${failed.slice(0, 5).join('; ')}`);
  drill.say(
    `p50 ${at(durations, 0.5).toFixed(0)} ms, p99 ${at(durations, 0.99).toFixed(0)} ms, longest ${Math.max(...durations).toFixed(0)} ms`,
  );
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
}
