// The path of an address in one spelling.

/**
 * The path of a request as the router reads it, for addresses without a route: without its query, percent-escapes decoded once, and
 * repeated slashes joined. Letters keep their case. A path with broken escapes stays unchanged, since it leads nowhere.
 */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}
