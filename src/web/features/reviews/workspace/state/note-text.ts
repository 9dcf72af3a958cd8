// A note typed in one field: the first line is its title, the rest its comment.

/** Longest title and comment of a note, in characters (contract, DraftNote). */
const noteLimits = { title: 200, comment: 5000 } as const;

/** Longest text of the field: title, line break, comment. */
export const maxNoteTextLength = noteLimits.title + 1 + noteLimits.comment;

/** Splits a typed text into title and comment. A first line that is too long continues in the comment, cut at a word. */
export function splitNoteText(text: string): { title: string; comment: string } {
  const [firstLine = '', ...rest] = text.trim().split('\n');
  const comment = rest.join('\n').trim();
  const line = firstLine.trim();
  if (line.length <= noteLimits.title) return { title: line, comment };
  const lastSpace = line.lastIndexOf(' ', noteLimits.title);
  const cut = lastSpace > 0 ? lastSpace : noteLimits.title;
  const overflow = line.slice(cut).trim();
  return {
    title: line.slice(0, cut).trim(),
    comment: (comment ? `${overflow}\n${comment}` : overflow).slice(0, noteLimits.comment),
  };
}

/** The field's text for an existing note. */
export function joinNoteText({ title, comment }: { title: string; comment: string }): string {
  return comment ? `${title}\n${comment}` : title;
}
