// Excerpts of messages and reviews for emails.

/** Longest excerpt in an email, in code points. */
const maxLength = 280;

/** The beginning of a text, cut at a word boundary. */
export function firstLines(text: string): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}
