// The socket of a connection to PostgreSQL, which the driver keeps to itself.

import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The socket that a connection speaks over. */
export function streamOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
