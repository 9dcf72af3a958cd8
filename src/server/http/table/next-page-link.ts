// The next page of a list whose answer is a bare array (RFC 8288).

/**
 * The `Link` header of a page.
 *
 * @param url the request's address, whose filters hold for the next page
 * @param next the id after which that page starts
 */
export function nextPageLink(url: string, next: string): string {
  const [path = '', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('after', next);
  return `<${path}?${query.toString()}>; rel="next"`;
}
