// Why a backup was not taken, or not taken back, in a sentence for the person at the terminal.

/** Thrown with a sentence that says what to do; nothing was changed. */
export class BackupError extends Error {}
