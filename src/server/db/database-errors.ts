// What errors of the database mean, whoever threw them: the driver, PostgreSQL, or the system.

/**
 * SQLSTATE classes that mean "not just now, ask again": connection lost, rolled back for another transaction's sake (a deadlock),
 * resources, shut down, timed out; or a statement that is not there, since the one before it on a shared connection, with which it was to
 * be prepared, has failed in one of these ways.
 */
const unavailableStates = /^(08|40|53|57|26000)/;
const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What the driver says of connections that are gone, or on which nothing comes in time. */
const driverErrors =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|timeout expired/;

/** PostgreSQL's or the system's code behind an error; undefined where there is none. */
export function sqlState(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || connectionErrors.has(code))) return code;
  }
  return undefined;
}

/** Whether an error says only that the database cannot be asked just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // The socket of a database of our own is away for a moment while it is started again.
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
