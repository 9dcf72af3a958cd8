// What is kept of a form, and what is not taken back from it.

import { afterEach, expect, test } from 'vitest';
import { forgetFormDraft, readFormDraft } from './form-draft.ts';

const key = 'draft-of-a-test';
afterEach(() => forgetFormDraft(key));

const empty = { title: '', repeats: 1, isPrivate: false, playerIds: [] as string[] };
const readFrom = (stored: unknown) => {
  localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readFormDraft(key, empty);
};

test('what was typed comes back', () => {
  const typed = { title: 'Volleys', repeats: 3, isPrivate: true, playerIds: ['one', 'two'] };
  expect(readFrom(typed)).toEqual(typed);
});

test('a stored value of another type is ignored, and the others are kept', () => {
  expect(readFrom({ title: 7, repeats: 3 })).toEqual({ repeats: 3 });
  expect(readFrom({ title: null, repeats: '3', isPrivate: 'yes', playerIds: 'one' })).toEqual({});
  expect(readFrom({ title: 'Volleys', playerIds: ['one', 2] })).toEqual({ title: 'Volleys' });
  expect(readFrom({ title: ['Volleys'], playerIds: { length: 1 } })).toEqual({});
});

test('what no field of the form is called is ignored', () => {
  expect(readFrom({ title: 'Volleys', colour: 'red' })).toEqual({ title: 'Volleys' });
});

test.each(['', 'no JSON', 'null', '7', '[]', '"title"'])('nothing comes of %j', (stored) => {
  expect(readFrom(stored)).toEqual({});
});
