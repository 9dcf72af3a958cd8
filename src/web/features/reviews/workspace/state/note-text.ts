// A note typed in one field: the first line is its title, the rest its comment.

import { textLimits } from '#domain/reviews/draft/text-limits.ts';

/** Longest text of the field: title, line break, comment. */
export const maxNoteTextLength = textLimits.noteTitle + 1 + textLimits.noteComment;

/** Splits a typed text into title and comment. A first line that is too long continues in the comment, cut at a word. */
export function splitNoteText(text: string): { title: string; comment: string } {
  const [firstLine = '', ...rest] = text.trim().split('\n');
  const comment = rest.join('\n').trim();
  const line = firstLine.trim();
  if (line.length <= textLimits.noteTitle) return { title: line, comment };
  const lastSpace = line.lastIndexOf(' ', textLimits.noteTitle);
  const cut = lastSpace > 0 ? lastSpace : textLimits.noteTitle;
  const overflow = line.slice(cut).trim();
  return {
    title: line.slice(0, cut).trim(),
    comment: (comment ? `${overflow}\n${comment}` : overflow).slice(0, textLimits.noteComment),
  };
}

/** The field's text for an existing note. */
export function joinNoteText({ title, comment }: { title: string; comment: string }): string {
  return comment ? `${title}\n${comment}` : title;
}
