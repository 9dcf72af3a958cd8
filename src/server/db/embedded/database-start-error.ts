// The error that ends a server when its embedded database cannot start.

/** Thrown when the embedded database cannot be started. The message says what is wrong and what to do. */
export class DatabaseStartError extends Error {}

/** What always helps: your own PostgreSQL. */
export const ownPostgresql =
  'set DATABASE_URL to a PostgreSQL of your own (15 or newer; for instance from the packages `postgresql` of Debian and Ubuntu, `postgresql-contrib` of Fedora or `postgresql17-contrib` of Alpine)';
