// What files are called where people keep them.

import { plainLetters } from '#domain/search-text.ts';

/** The most characters of a name, so that every file system takes it. */
const maxLength = 80;

/**
 * "pala-review-alma-bergstrom-sunday-league.pdf": small letters a to z, figures and hyphens, so that no name can break out of a header
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
