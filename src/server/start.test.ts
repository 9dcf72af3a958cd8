// Failed and cancelled starts: a sentence that names the variable, and nothing left behind.

import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';
import { explainStartError } from './start-errors.ts';
import { type SpawnedServer, spawnServer } from './testing/server-process.ts';
import { databaseAt } from './testing/temporary-cluster.ts';

const running: SpawnedServer[] = [];
const listening: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.process.kill('SIGKILL');
  for (const server of listening.splice(0)) server.close();
});

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'pala-start-'));

function start(environment: Record<string, string>): SpawnedServer {
  const server = spawnServer({ DATA_DIR: emptyFolder(), ...environment });
  running.push(server);
  return server;
}

/** Listens on a port of this machine; returns the port. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    answer(socket);
  });
  listening.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** PostgreSQL's answer to a refused connection: an error message with its SQLSTATE. */
function refusal(state: string, reason = 'refused'): Buffer {
  const fields = `SFATAL\0VFATAL\0C${state}\0M${reason}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const port = await listen(() => {});
  const server = listening.pop();
  await new Promise((resolve) => {
    server?.close(resolve);
  });
  return port;
}

/** The sentence of a failed start with these settings. */
async function startInVain(environment: Record<string, string>): Promise<string | null> {
  const config = readConfig({ DATA_DIR: emptyFolder(), PORT: '0', ...environment });
  const error = await startServer(config, createLog('silent')).then(
    () => expect.fail('the server started'),
    (reason: unknown) => reason,
  );
  return explainStartError(error, config);
}

describe('an unreachable database', () => {
  it.each([
    ['28P01', 'user or password is wrong (user palina)'],
    ['28000', 'PostgreSQL does not let the user in (user palina)'],
    ['3D000', 'there is no database named club'],
    ['53300', 'it has no connection to spare'],
    ['57P03', 'it is still starting or already stopping'],
  ])('is explained by what PostgreSQL says: %s', async (state, sentence) => {
    const port = await listen((socket) => socket.once('data', () => socket.end(refusal(state))));
    const said = await startInVain({ DATABASE_URL: `postgres://palina:secret@127.0.0.1:${port}/club` });
    expect(said).toContain(`DATABASE_URL names 127.0.0.1:${port}, and ${sentence}`);
    expect(said).not.toContain('secret');
  });

  it('is named when nothing listens there, under one address or several', async () => {
    const port = await closedPort();
    for (const host of ['127.0.0.1', 'localhost']) {
      const said = await startInVain({ DATABASE_URL: `postgres://palina:secret@${host}:${port}/club` });
      expect(said).toContain(`DATABASE_URL names ${host}:${port}, and nothing listens there`);
    }
  });

  it('is named by the variable that leads there, the pooler’s or PostgreSQL’s own', async () => {
    const [port, server] = [await closedPort(), inject('database').server];
    const nowhere = `postgres://palina:secret@127.0.0.1:${port}/club`;
    const nothing = `names 127.0.0.1:${port}, and nothing listens there`;
    const ofPooler = await startInVain({ DATABASE_URL: nowhere, DATABASE_DIRECT_URL: server });
    expect(ofPooler).toContain(`DATABASE_URL ${nothing}`);
    const ofPostgresql = await startInVain({ DATABASE_URL: server, DATABASE_DIRECT_URL: nowhere });
    expect(ofPostgresql).toContain(`DATABASE_DIRECT_URL ${nothing}`);
  });

  it.each([
    ['08P01', 'unsupported startup parameter in options: jit', 'it is a pooler, which does not take our settings. Set'],
    ['0A000', 'extension "pg_trgm" is not available', 'this PostgreSQL lacks the extension pg_trgm. Install'],
  ])('is explained by what it says: %s, %s', async (state, reason, sentence) => {
    const port = await listen((socket) => socket.once('data', () => socket.end(refusal(state, reason))));
    const said = await startInVain({ DATABASE_URL: `postgres://palina:secret@127.0.0.1:${port}/club` });
    expect(said).toContain(`DATABASE_URL names 127.0.0.1:${port}, and ${sentence}`);
  });

  it('is named when something else listens there', async () => {
    const port = await listen((socket) => socket.once('data', () => socket.destroy()));
    const said = await startInVain({ DATABASE_URL: `postgres://palina:secret@127.0.0.1:${port}/club` });
    expect(said).toContain(`DATABASE_URL names 127.0.0.1:${port}, and `);
  });
});

it('explains the refusal of a real PostgreSQL', async () => {
  const said = await startInVain({ DATABASE_URL: databaseAt(inject('database').server, 'no_such_club') });
  expect(said).toContain('there is no database named no_such_club');
});

describe('an unusable address for listening', () => {
  it.each([
    ['127.0.0.1', () => listen(() => {}), /^Port \d+ is in use.* set PORT to another port/],
    ['192.0.2.1', closedPort, /^HOST is 192\.0\.2\.1, which is no address of this machine/],
    ['no-such-interface.invalid', closedPort, /^HOST is no-such-interface\.invalid, which is no address/],
  ])('on %s is named', async (HOST, findPort, sentence) => {
    const config = readConfig({ HOST, PORT: String(await findPort()) });
    const app = fastify();
    const error = await app.listen({ host: config.host, port: config.port }).catch((reason: unknown) => reason);
    expect(explainStartError(error, config)).toMatch(sentence);
    await app.close();
  });
});

describe('an unusable data directory', () => {
  it('is named when it is below a file', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const said = await startInVain({ DATA_DIR: join(file, 'data') });
    expect(said).toContain(`DATA_DIR is ${join(file, 'data')}, and it cannot be used`);
    expect(said).toContain('a file, not a directory');
  });

  it.each([
    ['/proc/pala', 'it cannot be made there'],
    ['/proc', 'it cannot be made there'],
    ['/dev/null', 'a file, not a directory'],
    ['/dev/null/pala', 'a file, not a directory'],
  ])('is named when it is %s', async (DATA_DIR, sentence) => {
    expect(await startInVain({ DATA_DIR })).toContain(sentence);
  });

  it('is named when the disk is full, with or without the written file', () => {
    const config = readConfig({ DATA_DIR: '/srv/pala' });
    expect(explainStartError(Object.assign(new Error('write'), { code: 'ENOSPC' }), config)).toBe(
      'DATA_DIR is /srv/pala, and it cannot be used: the disk is full. Repair that, or set DATA_DIR to another directory.',
    );
  });

  it.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'the file system can only be read'],
    ['ENOSPC', 'the disk is full'],
  ])('is named when the system says %s', (code, sentence) => {
    const config = readConfig({ DATA_DIR: '/srv/pala' });
    for (const path of ['/srv/pala', '/srv/pala/session-secret', '/srv']) {
      expect(explainStartError(Object.assign(new Error(code), { code, path }), config)).toContain(sentence);
    }
    expect(explainStartError(Object.assign(new Error(code), { code, path: '/srv/other' }), config)).toBeNull();
  });
});

describe('a failed start', { timeout: 60_000 }, () => {
  it('gives the reason in a sentence, and ends with exit code 1', async () => {
    const port = await listen((socket) => socket.once('data', () => socket.end(refusal('3D000'))));
    const server = start({ DATABASE_URL: `postgres://palina:secret@127.0.0.1:${port}/club` });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^DATABASE_URL names .* there is no database named club\. .*\.\n$/);
  });
});

describe('a cancelled start', { timeout: 120_000 }, () => {
  it.each([
    ['at once', ''],
    ['while the database is created', 'database.new'],
    ['while the database starts', 'database/postmaster.pid'],
  ])('%s ends in order, and leaves no database running', async (_, sign) => {
    const DATA_DIR = emptyFolder();
    const server = start({ DATA_DIR });
    await expect.poll(() => existsSync(join(DATA_DIR, sign)), { interval: 5, timeout: 100_000 }).toBe(true);
    server.process.kill('SIGTERM');
    await server.ended;
    // The signal itself ended it before it could handle the signal.
    expect([0, 'SIGTERM']).toContain(server.process.exitCode ?? server.process.signalCode);
    expect(server.said()).toBe('');
    expect(existsSync(join(DATA_DIR, 'database/postmaster.pid'))).toBe(false);
  });

  it('ends with exit code 0 while a database does not answer', async () => {
    const called = Promise.withResolvers<void>();
    const port = await listen(() => called.resolve());
    const server = start({ DATABASE_URL: `postgres://palina@127.0.0.1:${port}/club` });
    await called.promise;
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said()).toBe('');
  });
});
