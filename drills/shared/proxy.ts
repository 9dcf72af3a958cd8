// A proxy as stands before several processes: each request goes to the next one, on a connection of its own, as nginx does by itself.

import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Drill } from './drill.ts';

/** A proxy on this machine. */
export interface Proxy {
  url: string;
  /** The addresses behind it, which may change at any time. */
  behind: string[];
  /** Requests that one process would not take and another one did. */
  passedOn(): number;
  /** Why requests were answered 502: the method and what befell the connection. */
  broken: string[];
}

/**
 * Starts a proxy; it ends with the drill. What a process would not even take up goes to the next one, and so does a read whose connection
 * broke; nothing else is tried twice.
 */
export async function startProxy(drill: Drill, behind: string[]): Promise<Proxy> {
  let next = 0;
  let passedOn = 0;
  const proxy: Proxy = { url: '', behind, passedOn: () => passedOn, broken: [] };

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, first: number, tries: number): void {
    const { hostname, port } = new URL(proxy.behind[(first + tries) % proxy.behind.length] ?? '');
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      connection: 'close',
    };
    const outgoing = ask(
      { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
        found.on('error', () => answer.destroy());
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const mayTryAgain = error.code === 'ECONNREFUSED' || incoming.method === 'GET';
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else if (mayTryAgain && tries < proxy.behind.length * 2 - 1) {
        passedOn += 1;
        pass(incoming, body, answer, first, tries + 1);
      } else {
        proxy.broken.push(`${incoming.method} ${error.code}`);
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
    server.closeAllConnections();
    server.close();
  });
  return proxy;
}
