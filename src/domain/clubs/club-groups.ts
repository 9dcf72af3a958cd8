// Groups of a club's members: limits, and the rule that makes up a group (docs/product.md#groups-of-a-club).

/** Most groups of a club. */
export const maxGroups = 100;

/** Most members of a group made by hand. */
export const maxGroupMembers = 5000;

/** Longest name of a group, in characters. */
export const maxGroupName = 60;

/** Levels on the inner scale, both included: each stands for its half step, so that 3.0 to 3.5 holds 3.9. */
export interface LevelBand {
  from: number;
  to: number;
}

/** The width of a level that a person can state. */
export const halfStep = 0.5;

/** Whether a level is in a band; nobody without a level is. `isInGroup` of the server is the same in SQL. */
export function isInBand(level: number | null, { from, to }: LevelBand): boolean {
  return level !== null && level >= from && level < to + halfStep;
}
