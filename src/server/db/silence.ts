// Connections on which PostgreSQL has fallen silent: its machine, or the way there, is gone, and the system would notice only after a
// quarter of an hour.

import type { ClientBase } from 'pg';
import { streamOf } from './stream-of.ts';

/**
 * Ends a connection on which nothing has come or gone for longer than `limitSilence` allows it. PostgreSQL breaks off a statement sooner than
 * that, so one that answers at all is never silent.
 */
export function giveUpSilence(client: ClientBase): void {
  streamOf(client).on('timeout', () => endConnection(client, 'the database has fallen silent'));
}

/** How long nothing may come on a connection, in milliseconds; 0 where nobody waits on it, for as long as it likes. */
export function limitSilence(client: ClientBase, milliseconds: number): void {
  streamOf(client).setTimeout(milliseconds);
}

/** Ends a connection at once; whoever waits on it hears that it was terminated, and why. */
export function endConnection(client: ClientBase, reason: string): void {
  streamOf(client).destroy(new Error(`Connection terminated: ${reason}`));
}
