// A database that does not answer: driver errors become 503, and silent connections are given up.

import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { shareConnections } from '#server/db/fast/shared-connections.ts';
import { toAppError } from './error-handler.ts';

const connectionString = inject('database').server;
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Milliseconds until an answer is given up: longer than on a busy machine. */
const limitMs = 2000;

/** Accepts connections, and handles each in this way. */
async function listen(take: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    take(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it was answered'),
    (error: unknown) => toAppError(error).code,
  );

describe('an unavailable database', () => {
  it('accepts a connection and stays silent', async () => {
    const port = await listen(() => {});
    const silent = { connectionString: `postgres://pala@127.0.0.1:${port}/pala`, connectionTimeoutMillis: 20 };
    expect(await reasonOf(new Client(silent).connect())).toBe('unavailable');
    const pool = new Pool(silent);
    expect(await reasonOf(pool.query('select 1'))).toBe('unavailable');
    await pool.end();
  });

  it('has become a replica while a client was connected', async () => {
    const client = new Client({ connectionString, options: '-c default_transaction_read_only=on' });
    await client.connect();
    expect(await reasonOf(client.query('create table refused ()'))).toBe('unavailable');
    await client.end();
  });

  it('does not answer a statement in time', async () => {
    const client = new Client({ connectionString, query_timeout: 20 });
    await client.connect();
    expect(await reasonOf(client.query('select pg_sleep(10)'))).toBe('unavailable');
    await client.end();
  });
});

it('the database is unavailable for reads behind one whose statement could not be prepared', async () => {
  const admin = new Client({ connectionString });
  await admin.connect();
  await admin.query('create table held_up ()');
  await admin.query('begin; lock table held_up');
  const options = `-c statement_timeout=${limitMs}`;
  const shared = shareConnections({ connectionString, options }, new Pool(), () => {});
  const read = { name: 'held_up', text: 'select from held_up', rowMode: 'array' } as const;
  // Several on each connection.
  const reads = Array.from({ length: 12 }, () => reasonOf(shared.query(read)));
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['unavailable']));
  await admin.query('commit');
  expect((await shared.query(read)).rows).toEqual([]);
  await admin.query('drop table held_up');
  await shared.end();
  await admin.end();
});

it('the database gets new connections when the old ones time out', async () => {
  const { hostname, port, searchParams } = new URL(connectionString);
  const socketFolder = searchParams.get('host');
  const beyond = () =>
    socketFolder ? open(`${socketFolder}/.s.PGSQL.${port || 5432}`) : open(Number(port || 5432), hostname);
  // A connection to the database that stops passing anything at some moment.
  const ways: Socket[] = [];
  const relayPort = await listen((socket) => {
    const other = beyond().on('error', () => {});
    sockets.push(other);
    socket.pipe(other).pipe(socket);
    ways.push(socket, other);
  });
  const relayed = new URL(connectionString);
  relayed.searchParams.delete('host');
  relayed.hostname = '127.0.0.1';
  relayed.port = String(relayPort);
  const database = openPostgresql(relayed.href, () => {}, { silenceMs: limitMs });
  const askPool = () => database.db.execute(sql`select 1`);
  const shared = shareConnections({ connectionString: relayed.href, options: '' }, new Pool(), () => {}, { limitMs });
  const askShared = () => shared.query({ text: 'select 1', rowMode: 'array' });
  await Promise.all([askPool(), askShared()]);
  for (const way of ways) way.unpipe();
  const reasons = [reasonOf(askPool()), reasonOf(Promise.all([askShared(), askShared()]))];
  expect(await Promise.all(reasons)).toEqual(['unavailable', 'unavailable']);
  await askPool();
  expect((await askShared()).rows).toEqual([[1]]);
  await shared.end();
  await database.close();
});

it('an idle connection is kept, however long it is silent', async () => {
  const errors: Error[] = [];
  const [database, other] = [
    openPostgresql(connectionString, (error) => errors.push(error), { silenceMs: limitMs }),
    new Client({ connectionString }),
  ];
  await other.connect();
  const pid = async () =>
    ((await database.db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }).rows[0]?.pid;
  const first = await pid();
  const silentFor = `select 1 from pg_stat_activity where pid = $1 and now() - state_change > interval '${limitMs + 500} ms'`;
  await expect.poll(async () => (await other.query(silentFor, [first])).rowCount).toBe(1);
  expect([await pid(), errors]).toEqual([first, []]);
  await other.end();
  await database.close();
});
