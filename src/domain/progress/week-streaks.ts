// Streaks of weeks with activity.

import { dayLength, milliseconds } from '#domain/time/moments.ts';

/** 1 January 1970 was a Thursday, three days after the start of its ISO week. */
const mondayOffset = 3;

/** A continuous number for a moment's ISO week (Monday to Sunday, UTC). */
function weekNumber(time: number): number {
  return Math.floor((Math.floor(time / dayLength) + mondayOffset) / 7);
}

/** The longest run of ISO weeks that each contain one of the moments (ISO 8601, in any order); 0 for none. */
export function longestWeekStreak(moments: readonly string[]): number {
  const times = moments.map((moment) => milliseconds(moment)).filter((time) => time !== null);
  const weeks = new Set(times.map((time) => weekNumber(time)));
  let longest = 0;
  for (const week of weeks) {
    // Count only from the first week of each streak, so that every week is visited once.
    if (weeks.has(week - 1)) continue;
    let length = 1;
    while (weeks.has(week + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
