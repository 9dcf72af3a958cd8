// What of a review may be made public.

import { expect, it } from 'vitest';
import { mayShareNote, noteKind, noteWords } from './shared-review.ts';

const note = { pair: null, title: 'Deep lob', comment: 'And you follow it.' };
const voice = { seconds: 12 };

it('a note on the player alone may be shared, a note on the pair may not', () => {
  expect(mayShareNote(note)).toBe(true);
  expect(mayShareNote({ ...note, pair: 'centre' })).toBe(false);
});

it('a recording without words cannot be shared, one with a comment can', () => {
  const spoken = { pair: null, title: 'Spoken note (0:12)', comment: '', voice };
  expect(mayShareNote(spoken)).toBe(false);
  expect(mayShareNote({ ...spoken, comment: 'Deep lob.' })).toBe(true);
  expect(noteWords({ ...spoken, comment: ' Deep lob. ' })).toEqual({ title: '', comment: 'Deep lob.' });
});

it('noteWords drop the mark of an automatic draft', () => {
  expect(noteWords({ title: 'Lob', comment: '[AI Analysis] Deep.' })).toEqual({ title: 'Lob', comment: 'Deep.' });
});

it.each([
  ['strength', 'lob', 'Strength · Lob'],
  ['technique', null, 'Technique'],
  ['positioning', 'positioning', 'Positioning'],
] as const)('noteKind of a %s note on %s is "%s"', (type, skill, words) => {
  expect(noteKind({ type, skill })).toBe(words);
});
