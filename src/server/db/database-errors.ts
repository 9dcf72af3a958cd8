// What database errors mean, from the driver, PostgreSQL or the system.

/**
 * SQLSTATE classes for "not now, try again": connection lost, rolled back (a deadlock), out of resources, shut down, timed out; a write
 * that reached a leader which has just become a replica; or a prepared statement that is missing because an earlier read on the shared
 * connection failed in one of these ways.
 */
const unavailableStates = /^(08|40|53|57|25006|26000)/;
const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** The driver's messages for connections that are lost or time out. */
const driverErrors =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|timeout expired/;

/** The code of PostgreSQL or the system behind an error, if any. */
export function sqlState(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || connectionErrors.has(code))) return code;
  }
  return undefined;
}

/** Whether an error only means that the database is not available now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // The embedded database has no socket for a moment while it restarts.
  if (state === undefined && isMissingSocket(error)) return true;
  if (state !== undefined) return unavailableStates.test(state) || connectionErrors.has(state);
  const text = error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}` : '';
  return driverErrors.test(text);
}

function isMissingSocket(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, syscall } = one as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}
