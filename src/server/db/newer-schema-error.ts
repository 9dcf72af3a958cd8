// A start that failed because the database is ahead of the server. Alone in its file, so that explaining it loads no database.

/** Thrown when the database was migrated by a newer version of the server. */
export class NewerSchemaError extends Error {}
