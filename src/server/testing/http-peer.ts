// Another server on this machine: gives the test's answers and records requests.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** The body as it came. */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface HttpPeer {
  url: string;
  /** Its requests, in order. */
  asked: Asked[];
  /** Its answer from now on. */
  answer: (response: ServerResponse, asked: Asked) => void;
}

/** Starts the server before the tests of a file and stops it after them. It answers 404 by default. */
export function useHttpPeer(): HttpPeer {
  const peer: HttpPeer = { url: '', asked: [], answer: (response) => response.writeHead(404).end() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Uint8Array.from(Buffer.concat(chunks));
      const asked = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.from(bytes).toString(),
        bytes,
      };
      peer.asked.push(asked);
      peer.answer(response, asked);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return peer;
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

/** Answers like a streaming model: one delta after the other. */
export function sendChunks(response: ServerResponse, deltas: readonly object[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const delta of deltas) {
    const chunk = { id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}
