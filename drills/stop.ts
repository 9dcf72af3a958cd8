// R11: the server stops while requests are under way, connections are idle and a stream is open.

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { streams } from '#contract/streams.ts';
import { ask, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { creditPlayer, rowsOf, submit } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

/** SIGTERM and SIGINT with work under way; then a second signal while something hangs. */
export async function stop(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('stop');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await startDrillServer(drill, { DATABASE_URL: url });
    const db = openServerDatabase(drill, url);
    const player = await creditPlayer(db, 100);
    const { hostname, port } = new URL(server.url);
    const idle = await sideBySide(50, () => idleConnection(hostname, Number(port)));
    const stream = fetch(server.url + streams.changes.path, { headers: { cookie: player.cookie } });
    await stream;
    const locked = await lock(url, 'videos');
    const slow = sideBySide(5, () => submit(server.url, player));
    await waitForLocks(db, 5);
    const started = performance.now();
    server.process.kill(signal);
    await pause(500);
    const fresh = await ask(`${server.url}/readyz`, { patience: 2_000 });
    await locked.release();
    const statuses = (await slow).map(({ status }) => status);
    const code = await server.ended;
    const seconds = (performance.now() - started) / 1000;
    drill.expect(
      `${signal}: 5 requests under way are answered`,
      statuses.every((status) => status === 201),
      statuses.join(' '),
    );
    drill.expect(
      `${signal}: new connections are refused`,
      fresh.status === 0 || fresh.status === 503,
      fresh.status === 0 ? 'no connection' : fresh.status,
    );
    drill.expect(
      `${signal}: exit code 0 within 10 s, with 50 idle connections and a stream`,
      code === 0 && seconds < 10,
      `exit code ${code} after ${seconds.toFixed(1)} s`,
    );
    for (const socket of idle) socket.destroy();
    const rows = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from videos where player_id = ${player.id}`,
    );
    drill.expect(
      `${signal}: every acknowledged write is stored`,
      rows[0]?.count === 5,
      `5 acknowledged, ${rows[0]?.count} found`,
    );
  }

  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openServerDatabase(drill, url);
  const player = await creditPlayer(db, 100);
  const locked = await lock(url, 'videos');
  const hanging = submit(server.url, player);
  await waitForLocks(db, 1);
  server.process.kill('SIGTERM');
  // Another signal within a second counts as the same one.
  await pause(1_200);
  const started = performance.now();
  server.process.kill('SIGTERM');
  const code = await server.ended;
  const milliseconds = Math.round(performance.now() - started);
  drill.expect(
    'a second signal ends it at once',
    code === 1 && milliseconds < 1_000,
    `exit code ${code} after ${milliseconds} ms`,
  );
  await locked.release();
  await hanging;
}

/** A browser's kept connection: one answered request, still open. */
async function idleConnection(host: string, port: number): Promise<Socket> {
  const socket = connect(port, host);
  socket.on('error', () => {});
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

/** Locks a table, so that writes wait. */
export async function lock(url: string, table: string): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return { release: () => client.end() };
}

/** Waits until so many statements wait for a lock. */
async function waitForLocks(db: Parameters<typeof rowsOf>[0], count: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const rows = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if ((rows[0]?.count ?? 0) >= count) return;
    await pause(20);
  }
}
