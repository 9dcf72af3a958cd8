// A connection for the notifications of committed transactions (LISTEN/NOTIFY), which reconnects when it is lost.

import { Client } from 'pg';

export interface Listening {
  onMessage(payload: string): void;
  /** The connection is back; notifications sent meanwhile were missed. */
  onReconnect(): void;
}

/** Pauses before each attempt to reconnect, in milliseconds. */
const pauses = [100, 500, 2_000, 5_000];

/**
 * Listens on a channel, on a separate connection: those of the pool are shared.
 *
 * @returns a function that stops listening
 * @throws when the first connection cannot be made
 */
export async function listen(
  connectionString: string,
  channel: string,
  { onMessage, onReconnect }: Listening,
): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    // Nothing is sent on it, so only the system's keep-alive notices a lost peer: by default after two hours.
    const next = new Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.on('error', () => {
      if (client !== next) return;
      client = null;
      comeBack(0);
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      client = next;
      if (isEnded) await next.end();
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
  }

  function comeBack(tries: number): void {
    if (isEnded) return;
    timer = setTimeout(
      () => void connect().then(onReconnect, () => comeBack(tries + 1)),
      pauses[Math.min(tries, pauses.length - 1)],
    );
  }

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };
}
