// Weeks in a row in which something happened.

import { dayLength, milliseconds } from '#domain/time/moments.ts';

/** 1 January 1970 was a Thursday: three days after the Monday on which its ISO week began. */
const mondayOffset = 3;

/** The number of a moment's ISO week (Monday to Sunday, in UTC), counted on without a break from year to year. */
function weekNumber(time: number): number {
  return Math.floor((Math.floor(time / dayLength) + mondayOffset) / 7);
}

/** The most ISO weeks in a row that hold at least one of the moments (ISO 8601, in any order); 0 for none. */
export function longestWeekStreak(moments: readonly string[]): number {
  const times = moments.map((moment) => milliseconds(moment)).filter((time) => time !== null);
  const weeks = new Set(times.map((time) => weekNumber(time)));
  let longest = 0;
  for (const week of weeks) {
    // Counted from the first week of each streak alone, so that every week is visited once.
    if (weeks.has(week - 1)) continue;
    let length = 1;
    while (weeks.has(week + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
