// Names of downloaded files.

import { plainLetters } from '#domain/search-text.ts';

/** Most characters of a name, for every file system. */
const maxLength = 80;

/**
 * "pala-review-alma-bergstrom-sunday-league.pdf": lower-case letters, digits and hyphens, so that no name can break out of a header
 * or a folder.
 *
 * @param ending with its dot
 */
export function fileName(words: string, ending: `.${string}`): string {
  const name = plainLetters(words)
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');
  return `${name}${ending}`;
}
