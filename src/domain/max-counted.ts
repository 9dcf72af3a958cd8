// How far figures of the whole installation are counted.

/** An administrator's figures are counted up to here; one more means that there are more. */
export const maxCounted = 1_000;
