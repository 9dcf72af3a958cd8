// The time zone that this browser is in.

let name: string | undefined;

/** Its name, e.g. `Europe/Copenhagen`; as it was when it was first asked for. */
export function ownTimeZone(): string {
  name ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name;
}
