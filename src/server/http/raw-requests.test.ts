// Invalid HTTP: refused, the connection closed, and nothing hidden behind it carried out.

import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { videos } from '#server/db/schema/index.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let cookie: string;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await test.signIn(await makePlayer(test.context.db, { credits: 10 }));
});

/** Sends bytes over a new connection; resolves with everything received until the server closes it. */
function exchange(bytes: string): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += String(chunk);
    });
    socket.once('close', () => resolve(received)).once('error', reject);
  });
}

const body = JSON.stringify({ title: 'Smuggled', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
/** A hidden request that would submit a video. */
const hidden = () =>
  `POST /api/videos HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const chunkedEnd = '0\r\n\r\n';
const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it.each([
  [
    'both a length and chunks',
    () => `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunkedEnd}${hidden()}`,
  ],
  [
    'chunks and then a length',
    () => `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunkedEnd}${hidden()}`,
  ],
  ['two hosts', () => `GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n`],
  ['two lengths', () => `${head}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden()}`],
  ['a length that is none', () => `${head}Content-Length: +2\r\n\r\n{}${hidden()}`],
  ['a negative length', () => `${head}Content-Length: -1\r\n\r\n${hidden()}`],
  ['chunks under another name', () => `${head}Transfer-Encoding: xchunked\r\n\r\n${chunkedEnd}${hidden()}`],
  ['chunks named twice', () => `${head}Transfer-Encoding: chunked, identity\r\n\r\n${chunkedEnd}${hidden()}`],
  ['a space before the colon', () => `${head}Content-Length : 0\r\n\r\n${hidden()}`],
  ['a folded header', () => `${head}X-Long: a\r\n Content-Length: 0\r\n\r\n${hidden()}`],
  ['line ends without a return', () => `POST /api/auth/login HTTP/1.1\nHost: x\nContent-Length: 0\n\n${hidden()}`],
  ['a NUL in a header', () => `${head}X-Odd: a\0b\r\nContent-Length: 0\r\n\r\n${hidden()}`],
  ['a chunk size that is none', () => `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden()}`],
  ['another protocol', () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden()}`],
  ['no protocol at all', () => `\x16\x03\x01\x02\x00\x01${hidden()}`],
])('refuses %s', async (_, bytes) => {
  const answer = await exchange(bytes());
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  expect(await test.context.db.select().from(videos)).toEqual([]);
});

it('refuses a request without a host', async () => {
  expect(await exchange('GET /api/auth/user HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

it('refuses more than 16 kilobytes of headers', async () => {
  const answer = await exchange(`GET /api/auth/user HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

it('refuses with catalogued errors, without naming server or parts', async () => {
  for (const bytes of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const answer = await exchange(bytes);
    const [headers = '', answered = ''] = answer.split('\r\n\r\n');
    expect(Object.keys(JSON.parse(answered) as object).toSorted()).toEqual(['code', 'message']);
    expect(headers).not.toMatch(/server:|x-powered-by|node|fastify/i);
  }
});

it('handles pipelined requests on one connection separately', async () => {
  const get = `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`;
  const answer = await exchange(`${get}${get}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});
