// Title and comment in one field.

import { describe, expect, it } from 'vitest';
import { joinNoteText, splitNoteText } from './note-text.ts';

describe('the text of a note', () => {
  it('has its title in the first line and its comment below', () => {
    expect(splitNoteText('  Late preparation \nRacket up earlier.\n\nThen turn. ')).toEqual({
      title: 'Late preparation',
      comment: 'Racket up earlier.\n\nThen turn.',
    });
    expect(splitNoteText('Late preparation')).toEqual({ title: 'Late preparation', comment: '' });
    expect(splitNoteText(' \n ')).toEqual({ title: '', comment: '' });
  });

  it('returns as typed', () => {
    const text = 'Good lob\nDeep, into the corner.';
    expect(joinNoteText(splitNoteText(text))).toBe(text);
  });

  it('keeps all of a first line that is too long for a title', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
    const { title, comment } = splitNoteText(`${words.join(' ')}\nAnd more.`);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(`${title} ${comment}`).toBe(`${words.join(' ')}\nAnd more.`);
  });
});
