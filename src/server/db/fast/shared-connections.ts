// Connections that many reads share: each read is sent without waiting for the answers to those before it, so that a busy server keeps
// PostgreSQL busy too (decision 036).

import { Client, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { endConnection } from '#server/db/connection/silence.ts';
import { streamOf } from '#server/db/connection/stream-of.ts';

/** Milliseconds; nothing is queued behind a read that has waited longer, since short ones take a fraction of one. */
const slowMs = 100;

interface Shared {
  client: Client;
  ready: Promise<unknown>;
  /** When each waiting read was sent, in milliseconds, oldest first: PostgreSQL answers in this order. */
  sent: number[];
  /** Whether reads are held back to be written together at the end of this turn of the event loop. */
  isHeld: boolean;
  /** Checks whether the oldest read has waited too long; one timer for as long as the connection. */
  limit: NodeJS.Timeout | null;
}

/** What the driver's pool and shared connections have in common. */
export interface Asked {
  query(config: QueryArrayConfig, values?: unknown[]): Promise<QueryArrayResult>;
}

export interface SharedOptions {
  /** The driver's, or a subclass. */
  Connection?: typeof Client;
  /** Milliseconds after which a connection is ended if a read still waits on it: longer than PostgreSQL lets a statement take. */
  limitMs?: number;
  /** Connections at most. */
  count?: number;
  /** Reads that may wait on one connection; more go to `otherwise`. */
  maxWaiting?: number;
}

/**
 * Opens connections when they are first needed, and again when they break: reads that were waiting then fail, as on the pool.
 *
 * @param otherwise where reads go when all connections are busy
 * @param onError called when a connection breaks
 */
export function shareConnections(
  settings: { connectionString: string; options: string },
  otherwise: Asked,
  onError: (error: Error) => void,
  { Connection = Client, limitMs = 12_000, count = 3, maxWaiting = 24 }: SharedOptions = {},
): Asked & { waiting(): number; end(): Promise<void> } {
  const open: (Shared | undefined)[] = Array.from({ length: count });
  let isEnded = false;

  function connect(index: number): Shared {
    const client = new Connection({ ...settings, pipeline: true, connectionTimeoutMillis: 5_000 });
    const shared: Shared = { client, ready: client.connect(), sent: [], isHeld: false, limit: null };
    const forget = () => {
      if (open[index] === shared) open[index] = undefined;
    };
    client.on('error', (error) => {
      forget();
      if (!isEnded) onError(error);
    });
    client.once('end', forget);
    shared.ready.catch(forget);
    open[index] = shared;
    return shared;
  }

  /** Ends the connection once its oldest read has waited longer than the limit. */
  function watch(shared: Shared): void {
    const left = () => (shared.sent[0] ?? Number.POSITIVE_INFINITY) + limitMs - performance.now();
    const look = () => {
      shared.limit = null;
      if (left() <= 0) endConnection(shared.client, 'a read has taken too long');
      else if (shared.sent.length > 0) shared.limit = setTimeout(look, left()).unref();
    };
    shared.limit ??= setTimeout(look, limitMs).unref();
  }

  /** Writes everything that is asked in one turn of the event loop at once: a write for each read was most of what a short one cost. */
  function hold(shared: Shared): void {
    if (shared.isHeld) return;
    shared.isHeld = true;
    const stream = streamOf(shared.client);
    stream.cork();
    setImmediate(() => {
      shared.isHeld = false;
      stream.uncork();
    });
  }

  /** The connection with the fewest waiting reads, none of them slow; opens another one only when all open ones are in use. */
  function choose(): Shared | null {
    let best: Shared | null = null;
    const slowSince = performance.now() - slowMs;
    for (const [index, shared] of open.entries()) {
      if (shared === undefined) {
        if (best === null || best.sent.length > 0) return connect(index);
      } else if ((shared.sent[0] ?? slowSince) >= slowSince && shared.sent.length < (best?.sent.length ?? maxWaiting)) {
        best = shared;
      }
    }
    return best;
  }

  return {
    async query(config, values) {
      const shared = choose();
      if (shared === null) return otherwise.query(config, values);
      shared.sent.push(performance.now());
      watch(shared);
      try {
        await shared.ready;
        hold(shared);
        return await send(shared.client, { ...config, ...(values && { values }) });
      } finally {
        shared.sent.shift();
      }
    },
    waiting: () => open.reduce((sum, shared) => sum + (shared?.sent.length ?? 0), 0),
    async end() {
      isEnded = true;
      const close = async (shared: Shared | undefined) => shared?.ready.then(() => shared.client.end());
      await Promise.allSettled(open.map(close));
    },
  };
}

/** With a callback: the promise and timer that the driver makes for each read would outlive its request (decision 036). */
function send(client: Client, config: QueryArrayConfig): Promise<QueryArrayResult> {
  return new Promise((resolve, reject) => {
    client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
