// How far something is counted that grows with the whole house.

/** An administrator's figures are counted up to here: one more says that there are more. */
export const maxCounted = 1_000;
