// The browser's time zone.

let name: string | undefined;

/** Its name, e.g. `Europe/Copenhagen`, as it was when it was first asked for; UTC where the browser knows none, or only an offset. */
export function ownTimeZone(): string {
  if (name === undefined) {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    name = own?.includes('/') && own !== 'Etc/Unknown' ? own : 'UTC';
  }
  return name;
}
