// The socket of a connection to PostgreSQL, which the driver does not expose.

import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The socket of a connection. */
export function streamOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
