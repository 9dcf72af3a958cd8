// R14: two hundred clients that send their heads, and two hundred that send their bodies, a byte now and then. They are closed, others served.

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, at, countStatuses } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { creditPlayer } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer, usageOf } from '../shared/server.ts';

/** When the last of them must be closed, in seconds: a head has one minute, a request half, and they are looked for every half minute. */
const latest = 95;

/** Opens so many of each and waits until all are closed. */
export async function slowClients(drill: Drill): Promise<void> {
  const clients = drill.option('clients', 200);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('slow');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const player = await creditPlayer(openBeside(drill, url), 1);
  const { hostname, port, host } = new URL(server.url);
  const before = usageOf(server.process.pid ?? 0);
  const started = performance.now();
  const closedAfter: Record<string, number[]> = { heads: [], bodies: [] };
  const open = new Set<Socket>();

  const client = (kind: 'heads' | 'bodies') => {
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.write(
      kind === 'heads'
        ? `GET / HTTP/1.1\r\nHost: ${host}\r\n`
        : `POST /api/videos HTTP/1.1\r\nHost: ${host}\r\nCookie: ${player.cookie}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
    );
    const trickle = setInterval(() => socket.write(kind === 'heads' ? 'X-a: b\r\n' : ' '), 5_000);
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      clearInterval(trickle);
      open.delete(socket);
      closedAfter[kind]?.push((performance.now() - started) / 1000);
    });
    drill.later(() => socket.destroy());
  };
  for (let number = 0; number < clients; number += 1) {
    client('heads');
    client('bodies');
  }
  const statuses = countStatuses();
  const waits: number[] = [];
  let largest = 0;
  while (open.size > 0 && performance.now() - started < latest * 1_000) {
    for (const path of ['/', '/readyz', '/api/auth/user']) {
      const answer = await ask(server.url + path, { cookie: player.cookie });
      statuses.add(answer.status);
      waits.push(answer.milliseconds);
    }
    largest = Math.max(largest, usageOf(server.process.pid ?? 0).handles);
    await pause(250);
  }
  for (const [kind, seconds] of Object.entries(closedAfter)) {
    drill.expect(
      `slow ${kind} are closed`,
      seconds.length === clients,
      `${seconds.length} of ${clients}, the last after ${Math.round(Math.max(0, ...seconds))} s`,
    );
  }
  drill.expect(
    'others are served all the while',
    statuses.only(200),
    `${statuses.text()}; p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms`,
  );
  await pause(1_000);
  const after = usageOf(server.process.pid ?? 0);
  drill.expect(
    'nothing of them stays',
    after.handles < before.handles + 30,
    `${before.handles} handles before, ${largest} at most, ${after.handles} after; memory ${before.memory} and ${after.memory} MB`,
  );
}
