// Connections that many short reads share: each is sent without waiting for the answers to those before it, so that a busy server asks
// and hears PostgreSQL many questions at a time (decision 036).

import { Client, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { giveUpSilence } from './silence.ts';

/** How many there are: enough for two cores, and one more for what takes longer. */
const count = 3;
/** Reads that wait on one connection; what comes beyond goes another way, which has its own bounds. */
const maxWaiting = 24;

interface Shared {
  client: Client;
  ready: Promise<unknown>;
  waiting: number;
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
 * @param options.silenceMs after how many milliseconds without a word one on which somebody waits is given up
 */
export function shareConnections(
  settings: { connectionString: string; options: string },
  otherwise: Asked,
  onError: (error: Error) => void,
  { Connection = Client, silenceMs = 12_000 }: { Connection?: typeof Client; silenceMs?: number } = {},
): Asked & { waiting(): number; end(): Promise<void> } {
  const open: (Shared | undefined)[] = Array.from({ length: count });
  let isEnded = false;

  function connect(index: number): Shared {
    const client = new Connection({
      ...settings,
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      // Nobody waits longer than a statement may take, however many are before it.
      query_timeout: 10_000,
    });
    const shared: Shared = { client, ready: client.connect(), waiting: 0 };
    shared.ready.then(
      () => giveUpSilence(client, silenceMs, () => shared.waiting > 0),
      () => {},
    );
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

  /** The one on which fewest wait; one that is not open yet only when each of the others is in use. */
  function choose(): Shared | null {
    let best: Shared | null = null;
    for (const [index, shared] of open.entries()) {
      if (shared === undefined) {
        if (best === null || best.waiting > 0) return connect(index);
      } else if (best === null || shared.waiting < best.waiting) best = shared;
    }
    return best !== null && best.waiting < maxWaiting ? best : null;
  }

  return {
    async query(config, values) {
      const shared = choose();
      if (shared === null) return otherwise.query(config, values);
      shared.waiting += 1;
      try {
        await shared.ready;
        return await shared.client.query(config, values);
      } finally {
        shared.waiting -= 1;
      }
    },
    waiting: () => open.reduce((sum, shared) => sum + (shared?.waiting ?? 0), 0),
    async end() {
      isEnded = true;
      const close = async (shared: Shared | undefined) => shared?.ready.then(() => shared.client.end());
      await Promise.allSettled(open.map(close));
    },
  };
}
