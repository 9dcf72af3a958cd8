// A season: from a day to a day.

/** First and last day, `YYYY-MM-DD`. */
export interface Season {
  from: string;
  to: string;
}

/** E.g. "1 September 2026 to 30 November 2026". */
export function seasonWords({ from, to }: Season): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day.format(new Date(from))} to ${day.format(new Date(to))}`;
}
