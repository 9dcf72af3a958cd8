// Ending the application: whoever waits for an answer gets it, whoever keeps a connection gives it back, and what nobody uses ends then.

import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isBehindProxy } from '#server/config.ts';

/** How long requests in flight may take to finish once the server stops, in milliseconds. Jobs and database need some of ten seconds too. */
const answerTimeoutMs = 6_000;
/** How long a connection that was let in may be silent once the server stops, in milliseconds: a proxy opens one and writes a moment later. */
const silenceMs = 1_000;
/**
 * How long connections that wait for another request are kept once the server stops, in milliseconds. A proxy hears with the next answer on each
 * that it is to be given back, and has time to hear from `/readyz` that there will be no other. Half of what requests in flight have, so that one
 * that comes last has the other half.
 */
const keptForProxiesMs = 3_000;
/** The same where browsers come by themselves: they send again what ended unanswered on a connection that had waited. */
const keptForBrowsersMs = 250;
/** How long nobody may have come for everything to count as given back, in milliseconds: under load no connection may be open for an instant. */
const calmMs = 500;
/** Turns of the event loop without anybody new after which nobody stands in line. */
const quietTurns = 3;

/** How long a stopping server keeps connections that wait for another request, in milliseconds. */
export const keptMs = (config: Parameters<typeof isBehindProxy>[0]) =>
  isBehindProxy(config) ? keptForProxiesMs : keptForBrowsersMs;

/**
 * Makes the application let go of connections while it closes, instead of waiting until their other ends do. Until none is left that ever carried
 * a request and nobody comes any more, or `limitMs` have passed, everybody is let in and answered with `Connection: close`; then it stops
 * listening, and what is idle ends. Where nobody is connected that is at once.
 *
 * Called after everything else that has something to do first when the application closes.
 */
export function endConnectionsOnClose(app: FastifyInstance, limitMs: number): void {
  /** Connections and when they were let in. */
  const open = new Map<Socket, number>();
  let state: 'open' | 'giving back' | 'closed' = 'open';
  let accepted = 0;
  let onClosed = () => {};

  /** Node counts connections on which nothing was ever sent as busy; browsers open some in advance. */
  function endIfSilent(socket: Socket, since: number): void {
    const end = () => void (socket.bytesRead === 0 && socket.destroy());
    const left = since + silenceMs - performance.now();
    if (left <= 0) end();
    else setTimeout(end, left).unref();
  }

  /** Lets in whom the system has let in already: one in each turn (libuv), and those not taken up are cut off when listening ends. */
  async function letInWhoStandsInLine(): Promise<void> {
    const end = performance.now() + silenceMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = accepted;
      await turn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  const isAnyUsed = () => [...open.keys()].some((socket) => socket.bytesRead > 0);

  async function untilNoneIsUsed(ms: number): Promise<void> {
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

  async function untilGivenBack(): Promise<void> {
    const end = performance.now() + limitMs;
    const left = () => Math.max(0, end - performance.now());
    let before: number | undefined;
    while (isAnyUsed() || (before !== undefined && accepted !== before)) {
      if (left() === 0) return;
      before = accepted;
      await untilNoneIsUsed(left());
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
    await letInWhoStandsInLine();
    for (const [socket, since] of open) endIfSilent(socket, since);
    await untilGivenBack();
    await letInWhoStandsInLine();
    state = 'closed';
    // Here and not some turns later, in which someone could come.
    app.server.close();
  });
  app.addHook('onSend', async (_, reply) => {
    if (state !== 'open') reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer that was under way when the signal came has promised to keep its connection open.
    if (state === 'closed') setImmediate(() => app.server.closeIdleConnections());
  });
}

/** Closes the application; requests that take longer than a few seconds are cut off. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const force = setTimeout(() => app.server.closeAllConnections(), answerTimeoutMs);
  await app.close().finally(() => clearTimeout(force));
}
