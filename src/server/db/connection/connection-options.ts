// The settings with which connections begin.

/** Settings by name, as PostgreSQL shows them. */
type ConnectionSettings = Readonly<Record<string, string>>;

/**
 * Settings of every connection. JIT compilation takes longer than any of our statements; it is off in the embedded database as well.
 *
 * @param statementMs milliseconds that a statement may take
 */
export const connectionSettings = (statementMs = 10_000): ConnectionSettings => ({
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: String(statementMs),
  idle_in_transaction_session_timeout: '30000',
});

const asOptions = (settings: ConnectionSettings) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The same for the driver's `options`. */
export const connectionOptions = (statementMs?: number) => asOptions(connectionSettings(statementMs));

/** For migrations, backups and the queue: in UTC as everywhere, without a limit on how long they take, even if the role has one. */
export const unlimitedOptions = asOptions({
  timezone: 'UTC',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '0',
});
