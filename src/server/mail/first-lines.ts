// The beginning of what someone wrote, for a mail.

/** How much of a text a mail shows, in characters as people count them. */
const maxLength = 280;

/** The beginning of a text, cut at a word where there is one. */
export function firstLines(text: string): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}
