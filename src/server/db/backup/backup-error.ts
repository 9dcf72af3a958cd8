// Why a backup could not be taken or restored, in a sentence for the person at the terminal.

/** Its message says what to do. Nothing was changed. */
export class BackupError extends Error {}
