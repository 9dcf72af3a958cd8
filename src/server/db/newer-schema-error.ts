// A start that failed because the database is newer than the server. In its own file, so that explaining it loads no database code.

/** Thrown when the database was migrated by a newer version of the server. */
export class NewerSchemaError extends Error {}
