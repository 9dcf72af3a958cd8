// Whether an address stays on this site.

/**
 * Whether a text is a path of this site. Refuses everything that a browser could read as another site: `//host`, backslashes,
 * blanks, control characters. The query, in which a phone shares text, may be longer than a path.
 */
export function isOwnPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1);
  return (
    path.length <= 500 && text.length <= 2000 && /^\/[!-~]*$/.test(text) && !text.includes('\\') && !path.includes('//')
  );
}
