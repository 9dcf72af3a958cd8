// Ending the application: whoever waits for an answer gets it, and connections on which nobody asks anything end a moment later.

import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take to finish once the server stops, in milliseconds. Jobs and database need some of ten seconds too. */
const drainTimeoutMs = 6_000;
/** How long a connection that was let in may be silent once the server stops, in milliseconds: a proxy opens one and writes a moment later. */
const silenceMs = 1_000;
/** How long a connection that waits for another request is kept once the server stops, in milliseconds: a proxy may be writing on it just then. */
const idleMs = 250;

/** Makes the application let go of connections while it closes, instead of waiting until their other ends do. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  /** Connections on which nothing was ever sent, and when they were let in. Node counts them as busy; browsers open some in advance. */
  const silent = new Map<Socket, number>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    silent.set(socket, performance.now());
    socket.once('close', () => silent.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // What reached this machine before the signal is accepted and read in the next turns, and answered like everything before.
    for (let round = 0; round < 3; round += 1) await turn();
    for (const [socket, since] of silent) {
      const end = () => void (socket.bytesRead === 0 && socket.destroy());
      const left = since + silenceMs - performance.now();
      if (left <= 0) end();
      else setTimeout(end, left).unref();
    }
    await pause(idleMs);
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer that was under way when the signal came has promised to keep its connection open.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/** Closes the application; requests that take longer than a few seconds are cut off. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const force = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
  await app.close().finally(() => clearTimeout(force));
}
