// Stopping: earlier requests are answered, and idle connections delay nothing.

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { streams } from '#contract/streams.ts';
import { createApp } from '#server/app.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { closeApp, endConnectionsOnClose } from './closing.ts';

const test = useTestApp();
let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function listen(): Promise<void> {
  app = await createApp(test.context);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** An application that keeps connections longer than any test: it stops by itself, or not at all. */
async function listenWithoutTimeout(): Promise<void> {
  app = fastify({ return503OnClosing: false });
  app.get('/hello', async () => 'hello');
  app.post('/hello', async () => 'hello');
  endConnectionsOnClose(app, 3_600_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection to the application, and everything received on it until it is closed. */
async function open(): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  const received = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  return { socket, received };
}

/** A connection that waits for another request after this one. */
async function openAndRequest(path: string): ReturnType<typeof open> {
  const opened = await open();
  opened.socket.write(get(path));
  await once(opened.socket, 'data');
  return opened;
}

async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await turn();
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: pala.test\r\n\r\n`;
const body = JSON.stringify({ email: 'nobody@pala.test', password: 'wrong-password' });
const head = `POST /api/auth/login HTTP/1.1\r\nHost: pala.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

it('stopping is not delayed by unused or idle connections', async () => {
  await listen();
  const silent = await Promise.all(Array.from({ length: 25 }, open));
  const waiting = await Promise.all(Array.from({ length: 25 }, open));
  for (const { socket } of waiting) {
    socket.write(get('/healthz'));
    await once(socket, 'data');
  }
  // Without force, which would hide a delay.
  await app.close();
  await Promise.all([...silent, ...waiting].map(({ received }) => received));
});

it('answers a request sent a moment before, and closes the connection', async () => {
  await listen();
  const { socket, received } = await open();
  socket.write(get('/healthz'));
  await closeApp(app);
  const answer = await received;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/connection: close/i);
});

it('answers a request that comes a moment later on a new connection, as proxies open one', async () => {
  await listen();
  const accepted = once(app.server, 'connection');
  const { socket, received } = await open();
  await accepted;
  const closed = closeApp(app);
  // New connections are refused, and the first steps are done.
  await expect.poll(() => app.server.listening).toBe(false);
  await turns(10);
  socket.write(get('/healthz'));
  expect(await received).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

it('answers a request that comes a moment later on an idle connection, as proxies keep some', async () => {
  await listen();
  const { socket, received } = await open();
  socket.write(get('/healthz'));
  await once(socket, 'data');
  const closed = closeApp(app);
  await turns(20);
  socket.write(get('/healthz'));
  await closed;
  const [, ...answers] = (await received).split(/HTTP\/1\.1 /);
  expect(answers).toHaveLength(2);
  // Refused or answered, so that a proxy knows the outcome.
  expect(answers[1]).toMatch(/^(200|503) /);
  expect(answers[1]).toMatch(/connection: close/i);
});

it('stops at once without connections', async () => {
  await listenWithoutTimeout();
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('sends one more answer on each connection, and stops once all are given back', async () => {
  await listenWithoutTimeout();
  const kept = [await openAndRequest('/hello'), await openAndRequest('/hello'), await openAndRequest('/hello')];
  const slow = await open();
  const arrived = once(app.server, 'request');
  slow.socket.write(
    'POST /hello HTTP/1.1\r\nHost: pala.test\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhel',
  );
  await arrived;
  const closed = app.close();
  await turns(20);
  slow.socket.write('lo');
  expect(await slow.received).toMatch(/connection: close/i);
  // A new connection, and every earlier one, one after the other.
  const late = await open();
  for (const { socket, received } of [late, ...kept]) {
    socket.write(get('/hello'));
    const last = (await received).split('HTTP/1.1 ').at(-1);
    expect(last).toMatch(/^200 /);
    expect(last).toMatch(/connection: close/i);
  }
  await closed;
});

it('ends a stream that begins during the stop, so that the browser reconnects elsewhere', async () => {
  app = await createApp({ ...test.context, config: { ...test.context.config, trustProxy: 1 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await test.signIn(await makePlayer(test.context.db));
  const { socket, received } = await openAndRequest('/healthz');
  const closed = app.close();
  await turns(20);
  socket.write(`GET ${streams.changes.path} HTTP/1.1\r\nHost: pala.test\r\nCookie: ${cookie}\r\n\r\n`);
  const answer = (await received).split('HTTP/1.1 ').at(-1);
  expect(answer).toMatch(/^200 /);
  expect(answer).toMatch(/\nretry: \d+\n/);
  await closed;
});

it('accepts every waiting connection when the last one is given back', async () => {
  await listenWithoutTimeout();
  const seen = once(app.server, 'connection');
  const kept = await openAndRequest('/hello');
  const [held] = (await seen) as [Socket];
  // The system has accepted them; the application accepts one in each turn.
  const inLine = once(held, 'close').then(() => Array.from({ length: 40 }, open));
  const closed = app.close();
  await turns(20);
  kept.socket.write(get('/hello'));
  const answers = (await inLine).map(async (opening) => {
    const { socket, received } = await opening;
    socket.write(get('/hello'));
    return received;
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

it('finishes requests in flight, and is first no longer ready', async () => {
  await listen();
  const [{ socket: slow, received: answered }, { socket: watcher, received: watched }] = [await open(), await open()];
  const arrived = once(app.server, 'request');
  slow.write(head + body.slice(0, 10));
  await arrived;
  watcher.write(get('/readyz'));
  const closed = closeApp(app);
  expect(await watched).toMatch(/^HTTP\/1\.1 503 /);
  slow.write(body.slice(10));
  expect(await answered).toMatch(/^HTTP\/1\.1 401 /);
  await closed;
});
