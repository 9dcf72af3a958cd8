// What files are called where people keep them.

/** Letters that are not a Latin letter with a mark, in the spelling that people use without them. */
const spelled: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** The most characters of a name, so that every file system takes it. */
const maxLength = 80;

/**
 * "pala-review-alma-bergstrom-sunday-league.pdf": small letters a to z, figures and hyphens, so that no name can break out of a header
 * or a folder.
 *
 * @param ending with its dot
 */
export function fileName(words: string, ending: `.${string}`): string {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (sign) => spelled[sign] ?? ' ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');
  return `${name}${ending}`;
}
