// Whether an address stays on this site.

/**
 * Whether a text is a path of this site. Refuses all that a browser could read as another site: `//host`, backslashes,
 * blanks, control characters.
 */
export function isOwnPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1);
  return text.length <= 500 && /^\/[!-~]*$/.test(text) && !text.includes('\\') && !path.includes('//');
}
