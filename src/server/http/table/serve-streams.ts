// Puts the streams of the table on the air: server-sent events, from the one guard to the end of the session.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedQuery, StreamDefinition } from '#contract/endpoint.ts';
import { type StreamEvents, type StreamName, type Streams, streams } from '#contract/streams.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/http/access.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Meter } from '#server/meter.ts';

/** An open stream, as its handler sees it. */
export interface OpenStream<N extends StreamName> {
  /** Sends an event; `id` is where a browser goes on that was away. */
  send<E extends keyof StreamEvents<N> & string>(event: E, data: StreamEvents<N>[E], id?: number): void;
  end(): void;
  /** Called once, however it ends. */
  onEnd(callback: () => void): void;
  /** Whether the session still stands, for the same person in the same view. */
  isStillAllowed(): Promise<boolean>;
}

interface StreamCall<N extends StreamName> {
  actor: Actor;
  query: ParsedQuery<Streams[N]>;
  context: Context;
  stream: OpenStream<N>;
}

/** A handler for each stream; it returns once the stream is set up. */
export type StreamHandlers = { [N in StreamName]: (call: StreamCall<N>) => Promise<void> };

/** How often a line without meaning is sent, so that proxies keep the connection, in milliseconds. */
export const heartbeatMs = 25_000;
/** A browser tries again after this long, in milliseconds. */
const retryMs = 2_000;
/** Bytes that may wait for a browser that does not read; then the stream ends, and the browser catches up. */
const maxWaitingBytes = 65_536;

/** Registers every stream of the table with its handler. Streams end first when the application closes, and those that come then at once. */
export function serveStreams(app: FastifyInstance, context: Context, handlers: StreamHandlers, meter: Meter): void {
  const open = new Set<OpenStream<StreamName>>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of open) stream.end();
  });
  for (const [name, entry] of Object.entries(streams) as [StreamName, StreamDefinition][]) {
    app.get(entry.path, async (request, reply) => {
      const actor = await requireActor(context, request, entry);
      // A browser that reconnects by itself asks with the address it began with, and names the event in the header.
      const lastId = request.headers['last-event-id'];
      const given = { ...(request.query as object), ...(lastId !== undefined && { after: lastId }) };
      const stream = openStream(request, reply, () => isSame(context, request, entry, actor));
      // Any other answer would tell a browser to give up; after this one it tries again, and comes to a server that stays.
      if (isClosing) return stream.end();
      open.add(stream);
      meter.openStreams = open.size;
      stream.onEnd(() => {
        open.delete(stream);
        meter.openStreams = open.size;
      });
      try {
        await handlers[name]({ actor, query: entry.query.parse(given) as never, context, stream });
      } catch (error) {
        request.log.warn({ err: error }, 'a stream ended');
        stream.end();
      }
    });
  }
}

function openStream(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  isStillAllowed: () => Promise<boolean>,
): OpenStream<StreamName> {
  reply.hijack();
  const { raw } = reply;
  socket.setTimeout(0);
  socket.setNoDelay(true);
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies of the nginx kind would collect it.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  const write = (text: string) => {
    if (raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > maxWaitingBytes) raw.destroy();
  };
  write(`retry: ${retryMs}\n\n`);
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  raw.once('close', () => clearInterval(heartbeat));
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end(),
    onEnd: (callback) => {
      if (raw.destroyed) callback();
      else raw.once('close', callback);
    },
    isStillAllowed,
  };
}

/** Whether a request like this one would still be let in, as the same person in the same role. */
async function isSame(context: Context, request: FastifyRequest, entry: StreamDefinition, before: Actor) {
  try {
    const { id, role } = await requireActor(context, request, entry);
    return id === before.id && role === before.role;
  } catch {
    return false;
  }
}
