// The time zone that this browser is in.

/** Its name, e.g. `Europe/Copenhagen`. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
