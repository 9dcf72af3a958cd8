// Connections on which PostgreSQL has fallen silent: its machine, or the way there, is gone, and the system would notice only after a
// quarter of an hour.

import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/**
 * Ends a connection that is open when nothing has come or gone on it for so long while somebody waits; whoever waits hears that it was
 * terminated. PostgreSQL breaks off a statement sooner than that, so one that answers at all is never silent.
 */
export function giveUpSilence(client: ClientBase, milliseconds: number, isWaiting: () => boolean): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(milliseconds, () => {
    if (isWaiting()) stream.destroy(new Error('Connection terminated: the database has fallen silent'));
  });
}
