// Keys of composed words are no commands.

import { expect, test } from 'vitest';
import { commandKey } from './command-key.ts';

const press = { isComposing: false, keyCode: 13, key: 'Enter' };

test.each([
  ['a key by itself', {}, 'Enter'],
  ['an input method', { isComposing: true }, ''],
  ['the Enter that ends a word in Safari', { keyCode: 229 }, ''],
  ['a dead key', { key: 'Dead', keyCode: 222 }, ''],
  ['a key that an input method has taken', { key: 'Process', keyCode: 229 }, ''],
])('of %s', (_, traits, expected) => {
  expect(commandKey({ ...press, ...traits })).toBe(expected);
  expect(commandKey({ nativeEvent: { ...press, ...traits } })).toBe(expected);
});
