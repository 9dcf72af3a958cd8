// Database connections that time out: PostgreSQL's machine or the network is gone, which the system would notice only after 15 minutes.

import type { ClientBase } from 'pg';
import { streamOf } from './stream-of.ts';

/**
 * Ends a connection without traffic for longer than `limitSilence` allows. PostgreSQL cancels statements sooner, so a working connection
 * never gets there.
 */
export function giveUpSilence(client: ClientBase): void {
  streamOf(client).on('timeout', () => endConnection(client, 'the database connection timed out'));
}

/** Sets how long a connection may be without traffic, in milliseconds; 0 for no limit. */
export function limitSilence(client: ClientBase, milliseconds: number): void {
  streamOf(client).setTimeout(milliseconds);
}

/** Ends a connection at once; waiting queries fail with the reason. */
export function endConnection(client: ClientBase, reason: string): void {
  streamOf(client).destroy(new Error(`Connection terminated: ${reason}`));
}
