// Registers routes for the registry's event streams: from the access check to the end of the session.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedQuery, StreamDefinition } from '#contract/endpoint.ts';
import { type StreamEvents, type StreamName, type Streams, streams } from '#contract/streams.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/http/guards/access.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Meter } from '#server/meter.ts';

/** An open stream, for its handler. */
export interface OpenStream<N extends StreamName> {
  /** Sends an event; `id` is where a reconnecting browser continues. */
  send<E extends keyof StreamEvents<N> & string>(event: E, data: StreamEvents<N>[E], id?: number): void;
  end(): void;
  /** Called once, however it ends. */
  onEnd(callback: () => void): void;
  /** Whether the session is still valid, for the same person in the same view. */
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

/** How often a keep-alive line is sent, in milliseconds. */
export const heartbeatMs = 25_000;
/** A browser's pause before reconnecting, in milliseconds. */
const retryMs = 2_000;
/** Most bytes that wait for a slow browser; then the stream ends, and the browser catches up. */
const maxWaitingBytes = 65_536;

/** Registers a route for every stream of the registry. When the application closes, streams end first, and new ones at once. */
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
      // A reconnecting browser uses its original address, and names the event in the header.
      const lastId = request.headers['last-event-id'];
      const given = { ...(request.query as object), ...(lastId !== undefined && { after: lastId }) };
      const stream = openStream(request, reply, () => isSame(context, request, entry, actor));
      // Any other answer would make a browser give up; after this one it reconnects, to a server that stays.
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
    // nginx and similar proxies would buffer it.
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

/** Whether the same request would still pass the access check, as the same person in the same role. */
async function isSame(context: Context, request: FastifyRequest, entry: StreamDefinition, before: Actor) {
  try {
    const { id, role } = await requireActor(context, request, entry);
    return id === before.id && role === before.role;
  } catch {
    return false;
  }
}
