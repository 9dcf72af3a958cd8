// Periods of a month.

/**
 * The moment a month after another, both ISO 8601: the same day and time of the next month, in UTC; its last day where the next month is
 * shorter.
 */
export function monthAfter(moment: string): string {
  const start = new Date(moment);
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + 1);
  // 31 January and a month is 3 March to JavaScript; day 0 is the last day of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}
