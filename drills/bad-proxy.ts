// A bad connection to the server: answers that are lost, late, or 503.

import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Drill } from './shared/drill.ts';

/** `losing`: three of ten packets lost; `failing`: every third call is answered 503. */
export type Badness = 'good' | 'losing' | 'failing';

/** The proxy, and the outcome of its calls. */
export interface BadProxy {
  url: string;
  badness: Badness;
  counts: {
    calls: number;
    late: number;
    neverArrived: number;
    answerLost: number;
    refused: number;
    carriedOutAndRefused: number;
  };
}

/** Starts one; it ends with the drill. Files are only late, since the drill is about calls. */
export async function startBadProxy(drill: Drill, behind: string): Promise<BadProxy> {
  const proxy: BadProxy = {
    url: '',
    badness: 'good',
    counts: { calls: 0, late: 0, neverArrived: 0, answerLost: 0, refused: 0, carriedOutAndRefused: 0 },
  };
  const { hostname, port } = new URL(behind);

  function handle(incoming: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const isCall = incoming.url?.startsWith('/api/') === true && !incoming.url.startsWith('/api/events');
    const { badness, counts } = proxy;
    if (isCall) counts.calls += 1;
    const chance = Math.random();
    let fate: 'arrives' | 'neverArrived' | 'answerLost' | 'refused' | 'carriedOutAndRefused' = 'arrives';
    if (isCall && badness === 'losing' && chance < 0.14) fate = chance < 0.07 ? 'neverArrived' : 'answerLost';
    if (isCall && badness === 'failing' && counts.calls % 3 === 0)
      fate = counts.calls % 2 === 0 ? 'refused' : 'carriedOutAndRefused';
    if (fate !== 'arrives') counts[fate] += 1;
    const refuse = () =>
      answer
        .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
        .end('{"code":"unavailable","message":"Busy."}');
    if (fate === 'neverArrived') {
      answer.destroy();
      return;
    }
    if (fate === 'refused') {
      refuse();
      return;
    }
    // A lost packet is sent again after a fifth of a second, then after twice as long, and so on.
    const isLate = badness === 'losing' && Math.random() < 0.5;
    if (isLate) counts.late += 1;
    const delay = isLate ? 200 * 2 ** Math.floor(Math.random() * 4) : 0;
    const outgoing = ask(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers, agent: false },
      (found) => {
        if (fate === 'answerLost') answer.destroy();
        else if (fate === 'carriedOutAndRefused') refuse();
        else {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
          return;
        }
        found.resume();
      },
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    setTimeout(() => outgoing.end(body), delay);
  }

  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => handle(incoming, Buffer.concat(chunks), answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  drill.later(() => {
    server.closeAllConnections();
    server.close();
  });
  return proxy;
}
