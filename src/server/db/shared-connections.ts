// Connections that many short reads share: each is sent without waiting for the answers to those before it, so that a busy server asks
// and hears PostgreSQL many questions at a time (decision 036).

import { Client, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { endConnection } from './silence.ts';
import { streamOf } from './stream-of.ts';

/** Milliseconds; behind a read that has waited longer nobody else is put, since short ones take a fraction of one. */
const slowMs = 100;

interface Shared {
  client: Client;
  ready: Promise<unknown>;
  /** When each read that waits was sent, in milliseconds, oldest first: PostgreSQL answers in this order. */
  sent: number[];
  /** Whether something is held back to be written with what else is asked in this turn. */
  isHeld: boolean;
  /** Looks whether the oldest has waited too long; kept for as long as the connection. */
  limit: NodeJS.Timeout | null;
}

/** What the driver's pool and these have in common. */
interface Asked {
  query(config: QueryArrayConfig, values?: unknown[]): Promise<QueryArrayResult>;
}

/**
 * Opens them when they are first needed, and again when they break: whoever waits then hears of it, as with the pool's.
 *
 * @param otherwise where reads go when all of these are busy
 * @param onError hears of connections that break
 * @param options.Connection the driver's, or one that does more
 * @param options.limitMs after how many milliseconds one is given up on which someone still waits: longer than PostgreSQL lets a statement take
 * @param options.count how many there are at most
 * @param options.maxWaiting reads that wait on one of them; what comes beyond goes the other way, which has its own bounds
 */
export function shareConnections(
  settings: { connectionString: string; options: string },
  otherwise: Asked,
  onError: (error: Error) => void,
  {
    Connection = Client,
    limitMs = 12_000,
    count = 3,
    maxWaiting = 24,
  }: { Connection?: typeof Client; limitMs?: number; count?: number; maxWaiting?: number } = {},
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

  /** Sees to it that nobody waits longer than the limit, however many are before them. */
  function watch(shared: Shared): void {
    const left = () => (shared.sent[0] ?? Number.POSITIVE_INFINITY) + limitMs - performance.now();
    const look = () => {
      shared.limit = null;
      if (left() <= 0) endConnection(shared.client, 'a read has taken too long');
      else if (shared.sent.length > 0) shared.limit = setTimeout(look, left()).unref();
    };
    shared.limit ??= setTimeout(look, limitMs).unref();
  }

  /**
   * Writes all that is asked in one turn of the event loop at once: each write is a call to the system and wakes PostgreSQL, which were the most that
   * a short read cost.
   */
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

  /** The one on which fewest wait, and none for long; one that is not open yet only when each of the others is in use. */
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

/** By a callback: the promises and timers that the driver makes for each read outlive its request (decision 036). */
function send(client: Client, config: QueryArrayConfig): Promise<QueryArrayResult> {
  return new Promise((resolve, reject) => {
    client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
