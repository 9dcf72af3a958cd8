// Stopping the application: requests are answered, kept connections given back, and idle ones closed.

import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isBehindProxy } from '#server/config.ts';

/** How long requests in flight may take once the server stops, in milliseconds. Jobs and database need part of ten seconds, too. */
const answerTimeoutMs = 6_000;
/** How long a new connection may be silent once the server stops, in milliseconds: a proxy opens one and writes a moment later. */
const silenceMs = 1_000;
/**
 * How long idle connections are kept once the server stops, in milliseconds. With the next answer on each a proxy learns to give it back,
 * and it has time to learn from `/readyz` that the server stops. Half the time of requests in flight, so that the last one has the other
 * half.
 */
const keptForProxiesMs = 3_000;
/** The same for direct browsers: they repeat an unanswered request on an idle connection. */
const keptForBrowsersMs = 250;
/** How long without new connections until all count as given back, in milliseconds: under load there may be none for an instant. */
const calmMs = 500;
/** Turns of the event loop without a new connection after which none is waiting. */
const quietTurns = 3;

/** How long a stopping server keeps idle connections, in milliseconds. */
export const keptMs = (config: Parameters<typeof isBehindProxy>[0]) =>
  isBehindProxy(config) ? keptForProxiesMs : keptForBrowsersMs;

/**
 * Makes the application close its connections while it stops, instead of waiting for the other ends. Until all used connections are given
 * back and no new ones come, or `limitMs` have passed, every request is answered with `Connection: close`; then it stops listening and
 * closes idle connections. Without connections that is at once.
 *
 * Called after everything else that must come first when the application closes.
 */
export function endConnectionsOnClose(app: FastifyInstance, limitMs: number): void {
  /** Connections and the times of their start. */
  const open = new Map<Socket, number>();
  let state: 'open' | 'giving back' | 'closed' = 'open';
  let accepted = 0;
  let onClosed = () => {};

  /** Node counts unused connections as busy; browsers open some in advance. */
  function endIfSilent(socket: Socket, since: number): void {
    const end = () => void (socket.bytesRead === 0 && socket.destroy());
    const left = since + silenceMs - performance.now();
    if (left <= 0) end();
    else setTimeout(end, left).unref();
  }

  /** Accepts connections that the system has accepted: one per turn (libuv); the others would be cut when listening ends. */
  async function acceptPending(): Promise<void> {
    const end = performance.now() + silenceMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = accepted;
      await turn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  const isAnyUsed = () => [...open.keys()].some((socket) => socket.bytesRead > 0);

  async function waitUntilUnused(ms: number): Promise<void> {
    if (!isAnyUsed()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      onClosed = () => {
        if (isAnyUsed()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function waitUntilReturned(): Promise<void> {
    const end = performance.now() + limitMs;
    const left = () => Math.max(0, end - performance.now());
    let before: number | undefined;
    while (isAnyUsed() || (before !== undefined && accepted !== before)) {
      if (left() === 0) return;
      before = accepted;
      await waitUntilUnused(left());
      await pause(Math.min(calmMs, left()));
    }
  }

  app.server.on('connection', (socket: Socket) => {
    const since = performance.now();
    accepted += 1;
    open.set(socket, since);
    if (state !== 'open') endIfSilent(socket, since);
    socket.once('close', () => {
      open.delete(socket);
      onClosed();
    });
  });
  app.addHook('preClose', async () => {
    state = 'giving back';
    await acceptPending();
    for (const [socket, since] of open) endIfSilent(socket, since);
    await waitUntilReturned();
    await acceptPending();
    state = 'closed';
    // Here and not some turns later, in which a connection could come.
    app.server.close();
  });
  app.addHook('onSend', async (_, reply) => {
    if (state !== 'open') reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer under way at the signal has promised to keep its connection open.
    if (state === 'closed') setImmediate(() => app.server.closeIdleConnections());
  });
}

/** Closes the application; requests longer than a few seconds are cut off. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const force = setTimeout(() => app.server.closeAllConnections(), answerTimeoutMs);
  await app.close().finally(() => clearTimeout(force));
}
