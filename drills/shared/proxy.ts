// A proxy in front of several processes: each request goes to the next one, on a new connection or a kept one.

import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Drill } from './drill.ts';

/** A proxy on this machine. */
export interface Proxy {
  url: string;
  /** The addresses behind it, which may change at any time. */
  behind: string[];
  /** Requests that one process did not accept and another one did. */
  passedOn(): number;
  /** Reasons of 502 answers: the method and the connection's failure. */
  broken: string[];
}

/** Headers of one connection only, which are not passed on. */
const ownHeaders = ['connection', 'keep-alive'];

/**
 * Starts a proxy; it ends with the drill. Without `kept` it uses a connection for each request, like nginx by default; else it keeps so
 * many idle ones per process and uses the last first, like nginx with `keepalive`. A request that a process does not accept goes to the
 * next one, and so does a read with a broken connection; nothing else is repeated.
 */
export async function startProxy(drill: Drill, behind: string[], { kept = 0 } = {}): Promise<Proxy> {
  const agent = kept > 0 && new Agent({ keepAlive: true, maxFreeSockets: kept, scheduling: 'lifo', timeout: 60_000 });
  let next = 0;
  let passedOn = 0;
  const proxy: Proxy = { url: '', behind, passedOn: () => passedOn, broken: [] };

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, first: number, tries: number): void {
    const { hostname, port } = new URL(proxy.behind[(first + tries) % proxy.behind.length] ?? '');
    const headers = {
      ...withoutOwn(incoming.headers),
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      connection: agent ? 'keep-alive' : 'close',
    };
    const outgoing = ask({ hostname, port, method: incoming.method, path: incoming.url, headers, agent }, (found) => {
      answer.writeHead(found.statusCode ?? 502, withoutOwn(found.headers));
      found.pipe(answer);
      found.on('error', () => answer.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const mayTryAgain = error.code === 'ECONNREFUSED' || incoming.method === 'GET';
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else if (mayTryAgain && tries < proxy.behind.length * 2 - 1) {
        passedOn += 1;
        pass(incoming, body, answer, first, tries + 1);
      } else {
        proxy.broken.push(`${incoming.method} ${error.code}${outgoing.reusedSocket ? ' on a kept connection' : ''}`);
        answer.writeHead(502).end();
      }
    });
    answer.on('close', () => outgoing.destroy());
    outgoing.end(body);
  }

  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), answer, (next += 1), 0));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  drill.later(() => {
    if (agent) agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return proxy;
}

function withoutOwn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}
