// The one error that an embedded database ends the server with: a sentence for the person at the terminal.

/** Thrown when the embedded database cannot be started; the message says what is wrong and what can be done. */
export class DatabaseStartError extends Error {}

/** What is always left to do: a PostgreSQL of one's own. */
export const ownPostgresql =
  'set DATABASE_URL to a PostgreSQL of your own (15 or newer; for instance from the packages `postgresql` of Debian, Ubuntu and Fedora or `postgresql17` of Alpine)';
