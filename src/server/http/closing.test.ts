// Stopping: whoever asked before gets an answer, and connections on which nobody asks anything hold nothing up.

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

/** An application that keeps connections for longer than any test lasts: it ends by itself, or not at all. */
async function listenPatiently(): Promise<void> {
  app = fastify({ return503OnClosing: false });
  app.get('/hello', async () => 'hello');
  app.post('/hello', async () => 'hello');
  endConnectionsOnClose(app, 3_600_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection to the application, and everything that came back on it once it is closed. */
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
async function openAndAsk(path: string): ReturnType<typeof open> {
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

it('is not held up by connections on which nothing was ever sent, nor by those that wait for another request', async () => {
  await listen();
  const silent = await Promise.all(Array.from({ length: 25 }, open));
  const waiting = await Promise.all(Array.from({ length: 25 }, open));
  for (const { socket } of waiting) {
    socket.write(get('/healthz'));
    await once(socket, 'data');
  }
  // Without help: what is cut off by force would not show here.
  await app.close();
  await Promise.all([...silent, ...waiting].map(({ received }) => received));
});

it('answers what was sent a moment before, and closes the connection', async () => {
  await listen();
  const { socket, received } = await open();
  socket.write(get('/healthz'));
  await closeApp(app);
  const answer = await received;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/connection: close/i);
});

it('answers what comes a moment after on a connection from a moment before, as proxies open one', async () => {
  await listen();
  const accepted = once(app.server, 'connection');
  const { socket, received } = await open();
  await accepted;
  const closed = closeApp(app);
  // Nobody new is let in any more, and what was to be done at once is done.
  await expect.poll(() => app.server.listening).toBe(false);
  await turns(10);
  socket.write(get('/healthz'));
  expect(await received).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

it('answers what comes a moment after on a connection that waited for another request, as proxies keep some', async () => {
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
  // Refused or answered, so that a proxy knows where it stands.
  expect(answers[1]).toMatch(/^(200|503) /);
  expect(answers[1]).toMatch(/connection: close/i);
});

it('stops at once when nobody is connected', async () => {
  await listenPatiently();
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('lets each connection carry one more answer, and stops once all were given back', async () => {
  await listenPatiently();
  const kept = [await openAndAsk('/hello'), await openAndAsk('/hello'), await openAndAsk('/hello')];
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
  // Someone new, and everybody who was there before, each after the other.
  const late = await open();
  for (const { socket, received } of [late, ...kept]) {
    socket.write(get('/hello'));
    const last = (await received).split('HTTP/1.1 ').at(-1);
    expect(last).toMatch(/^200 /);
    expect(last).toMatch(/connection: close/i);
  }
  await closed;
});

it('ends a stream that begins while it stops, so that the browser tries again elsewhere', async () => {
  app = await createApp({ ...test.context, config: { ...test.context.config, trustProxy: 1 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await test.signIn(await makePlayer(test.context.db));
  const { socket, received } = await openAndAsk('/healthz');
  const closed = app.close();
  await turns(20);
  socket.write(`GET ${streams.changes.path} HTTP/1.1\r\nHost: pala.test\r\nCookie: ${cookie}\r\n\r\n`);
  const answer = (await received).split('HTTP/1.1 ').at(-1);
  expect(answer).toMatch(/^200 /);
  expect(answer).toMatch(/\nretry: \d+\n/);
  await closed;
});

it('lets in everybody who stands in line when the last connection is given back', async () => {
  await listenPatiently();
  const seen = once(app.server, 'connection');
  const kept = await openAndAsk('/hello');
  const [held] = (await seen) as [Socket];
  // The system has taken them up; the application takes up one in each turn.
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

it('lets requests in flight finish, and says first that it is no longer ready', async () => {
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
