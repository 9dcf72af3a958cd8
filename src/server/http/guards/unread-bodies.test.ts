// A refusal reaches the sender of a large body: the connection is not reset during the upload.

import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let cookie: string;

beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await test.signIn(await makePlayer(test.context.db));
});
afterAll(() => agent.destroy());

/** Sends a body in pieces, one after the other, as a proxy does. */
function send(path: string, pieces: number, headers: Record<string, string> = {}) {
  const { port } = test.app.server.address() as AddressInfo;
  const piece = Buffer.alloc(64 * 1024, ' ');
  return new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
    const sent = request({
      port,
      path,
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.once('error', reject).once('response', (answer) => {
      const { statusCode: status, socket } = answer;
      const { localPort } = socket;
      answer.resume().once('end', () => resolve({ status, port: localPort }));
    });
    const next = (left: number) => {
      if (left === 0) sent.end();
      else sent.write(piece, () => setImmediate(next, left - 1));
    };
    next(pieces);
  });
}

it.each([
  ['without a session', '/api/videos', {}, 401],
  ['at an address that does not exist', '/api/nope', {}, 404],
  ['that is more than the endpoint takes', '/api/auth/login', {}, 413],
  ['from another site', '/api/videos', { origin: 'https://evil.example' }, 403],
])(
  'a body of 2 MB %s is read away, chunked or not, before the connection is used again',
  async (_, path, headers, status) => {
    const length = { 'content-length': String(32 * 64 * 1024) };
    const first = await send(path, 32, { ...headers, ...length });
    const second = await send(path, 32, headers);
    expect([first.status, second.status]).toEqual([status, status]);
    // Fastify closes the connection after a 413, but only after the body.
    if (status !== 413) expect(second.port).toBe(first.port);
  },
);

it('a body that claims to be larger than any limit is not waited for', async () => {
  const { port } = test.app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': '50000000', cookie };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port, path: '/api/nope', method: 'POST', headers });
    sent.once('response', resolve).once('error', reject).flushHeaders();
  });
  expect([answer.statusCode, answer.headers.connection]).toEqual([404, 'close']);
  answer.destroy();
});
