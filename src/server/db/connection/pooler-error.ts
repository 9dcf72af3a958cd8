// A pooler that does not work. In its own file, so that explaining it loads no database code.

/** Thrown for a pooler that does not work, with a sentence that says what to do; with a cause if it could not be reached. */
export class PoolerError extends Error {}
