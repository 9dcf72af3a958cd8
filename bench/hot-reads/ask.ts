// Sends requests over many connections as cheaply as possible, so that only the server is measured: plain sockets, one request after the
// other on each.

import { connect } from 'node:net';

/** The result of a run. */
export interface Asked {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

/** Requests an address on so many connections for so long; throws for an answer other than 200. */
export async function ask(url: string, cookie: string, connections: number, seconds: number): Promise<Asked> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`;
  const durations: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let began = 0;
      let received = 0;
      let expected = -1;
      const send = () => {
        began = performance.now();
        received = 0;
        expected = -1;
        socket.write(request);
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (expected < 0) {
          // Headers are short and come in one piece.
          const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
            socket.destroy();
            reject(new Error(`${url} answered ${head.slice(0, 300)}`));
            return;
          }
          expected = head.indexOf('\r\n\r\n') + 4 + Number(length);
        }
        if (received < expected) return;
        durations.push(performance.now() - began);
        if (performance.now() < end) send();
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: connections }, client));
  const took = (performance.now() - start) / 1000;
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { requestsPerSecond: durations.length / took, p50: at(0.5), p99: at(0.99) };
}
