// The path of an address, however it is written.

/**
 * The path of a request as the router reads it, for decisions about addresses that have no route: without its query, percent-escapes undone
 * once, and several slashes as one. Letters keep their case. A path with broken escapes stays as it is, since it leads nowhere.
 */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}
