// Sends different requests over several connections: plain sockets, one request after the other on each.

import { connect } from 'node:net';
import type { Asked } from '../hot-reads/ask.ts';

/** One request. A body is JSON. */
export interface Call {
  method: string;
  path: string;
  cookie: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A client's next request; null at the end. */
export type NextCall = (client: number) => Call | null;

/** The result of a run, and its number of 503 answers. */
export interface AskedInTurn extends Asked {
  refused: number;
}

/** Sends requests on so many connections for so long; throws for an answer that is neither a success nor 503. */
export async function askInTurn(
  url: string,
  next: NextCall,
  connections: number,
  seconds: number,
): Promise<AskedInTurn> {
  const { hostname, port, host } = new URL(url);
  const durations: number[] = [];
  let refused = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let began = 0;
      let received = 0;
      let expected = -1;
      let asked = '';
      const send = () => {
        const call = performance.now() < end ? next(index) : null;
        if (call === null) {
          socket.end();
          return;
        }
        asked = `${call.method} ${call.path}`;
        [began, received, expected] = [performance.now(), 0, -1];
        socket.write(messageOf(call, host));
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (expected < 0) {
          // Headers are short and come in one piece.
          const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
          const status = Number(head.slice(9, 12));
          if (status === 503) refused += 1;
          else if (status < 200 || status > 299) {
            socket.destroy();
            reject(new Error(`${asked} was answered ${chunk.toString().slice(0, 900)}`));
            return;
          }
          expected = head.indexOf('\r\n\r\n') + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        }
        if (received < expected) return;
        durations.push(performance.now() - began);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  const took = (performance.now() - start) / 1000;
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { requestsPerSecond: durations.length / took, p50: at(0.5), p99: at(0.99), refused };
}

function messageOf({ method, path, cookie, body, headers = {} }: Call, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
