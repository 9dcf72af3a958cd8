// R12: bodies that are too large, endless, packed, or nested without end. Each is refused quickly, and memory does not follow.

import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ask, sideBySide } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { creditPlayer, submit } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer, usageOf } from '../shared/server.ts';

/** Sends each, then many at once. */
export async function largeBodies(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('large');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const player = await creditPlayer(openBeside(drill, url), 100);
  const pid = server.process.pid ?? 0;
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(`${server.url}/api/videos`, { method: 'POST', cookie: player.cookie, body, headers });
  await submit(server.url, player);
  const before = usageOf(pid).memory;

  const large = await post(`{"title":"${'a'.repeat(2_000_000)}"}`);
  drill.expect(
    '2 MB are refused',
    large.status === 413 || large.status === 0,
    `${large.status === 0 ? 'connection closed' : large.status} after ${Math.round(large.milliseconds)} ms`,
  );
  const stream = await sendEndlessly(server.url, player.cookie, 500_000_000);
  drill.expect(
    'a stream of 500 MB is refused before it is sent',
    stream.sent < 50_000_000 && (stream.status === 413 || stream.status === 0),
    `${stream.status === 0 ? 'connection closed' : stream.status} after ${(stream.sent / 1e6).toFixed(1)} MB and ${Math.round(stream.milliseconds)} ms`,
  );
  const visitor = await sendEndlessly(server.url, '', 500_000_000);
  drill.expect(
    'the same from nobody',
    visitor.sent < 50_000_000,
    `${visitor.status} after ${(visitor.sent / 1e6).toFixed(1)} MB`,
  );
  const packed = await ask(`${server.url}/api/videos`, {
    method: 'POST',
    cookie: player.cookie,
    headers: { 'content-encoding': 'gzip' },
    body: gzipSync('{"title":"x"}').toString('latin1'),
  });
  drill.expect('a packed body is refused', packed.status === 415, packed.status);
  const deep = await post(`${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`);
  drill.expect('8,000 levels within the limit are refused', deep.status === 400, deep.status);
  const deeper = await post('['.repeat(100_000) + ']'.repeat(100_000));
  drill.expect('100,000 levels are refused', deeper.status === 413 || deeper.status === 0, deeper.status);
  const wide = await post(`{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`);
  drill.expect('a million fields are refused', wide.status === 413 || wide.status === 0, wide.status);
  const memory: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await sideBySide(40, () => sendEndlessly(server.url, player.cookie, 20_000_000));
    memory.push(usageOf(pid).memory);
  }
  const once = memory[0] ?? 0;
  const last = memory.at(-1) ?? 0;
  drill.expect(
    'memory does not follow',
    last < once * 1.2,
    `${before} MB before, ${memory.join(', ')} MB after each 40 of 20 MB`,
  );
  const well = await submit(server.url, player);
  drill.expect('the server serves', well.status === 201, well.status);
}

/** Sends a body piece by piece without saying how long it is, until it is refused or all is sent. */
function sendEndlessly(
  url: string,
  cookie: string,
  bytes: number,
): Promise<{ status: number; sent: number; milliseconds: number }> {
  const started = performance.now();
  const piece = Buffer.alloc(65_536, 'a');
  return new Promise((resolve) => {
    let [status, sent] = [0, 0];
    const over = new AbortController();
    const outgoing = request(`${url}/api/videos`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
    });
    const end = () => {
      if (over.signal.aborted) return;
      over.abort();
      outgoing.destroy();
      resolve({ status, sent, milliseconds: performance.now() - started });
    };
    outgoing.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      end();
    });
    outgoing.on('error', end);
    outgoing.on('close', end);
    const write = () => {
      while (!over.signal.aborted && sent < bytes) {
        sent += piece.length;
        if (!outgoing.write(piece)) {
          outgoing.once('drain', write);
          return;
        }
      }
      if (!over.signal.aborted) outgoing.end();
    };
    write();
  });
}
