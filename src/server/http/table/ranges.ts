// Which part of a file is asked for (RFC 9110, section 14).

import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '#server/files/file-store.ts';

/**
 * The part of a file that a request wants; null for all of it: also where several parts are named, which nobody needs, or where it is a
 * part of another version.
 *
 * @param version of the file, as its ETag names it
 * @param size in bytes
 * @returns `outside` for a part that begins behind the end
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  version: string | undefined,
  size: number,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (ifRange !== undefined && ifRange !== `"${version}"`) return null;
  // Without a beginning it is so many bytes at the end.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0)) return 'outside';
  return first <= last ? { first, last } : null;
}
