import { describe, expect, it } from 'vitest';
import { cleanLine, cleanName, cleanWord, isBlank, toComparable } from './plain-text.ts';

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '\u00A0\u2003',
    '\u200B',
    ' \u200B \uFEFF',
    '\u2060\u00AD',
    '\u3164',
    '\u115F',
    '\u2800',
    '\uFE0F',
    '\u200E\u200F',
    '\u0007\u0085',
  ])('knows that %j shows nothing', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '\u200Ba', '.', '❤️', '李', '0', '\0'])('knows that %j shows something', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('toComparable', () => {
  it.each([
    ['evil。com', 'evil.com'],
    ['evil．com', 'evil.com'],
    ['evil｡com', 'evil.com'],
    ['evil﹒com', 'evil.com'],
    ['evil․com', 'evil.com'],
    ['evil︒com', 'evil.com'],
    ['evil.\u200Bcom', 'evil.com'],
    ['ｅｖｉｌ', 'evil'],
    ['http：／／evil', 'http://evil'],
    ['Rene\u0301', 'René'],
  ])('reads %s as %s', (text, seen) => {
    expect(toComparable(text)).toBe(seen);
  });
});

describe('cleanWord', () => {
  it.each([
    ['\u200Bmaja@pala.test\u2060', 'maja@pala.test'],
    ['\u00A0maja@pala.test\u3000', 'maja@pala.test'],
    ['\u202Amaja@pala.test\u202C', 'maja@pala.test'],
    ['maja\u00AD@pala.test', 'maja@pala.test'],
    ['ｍａｊａ＠ｐａｌａ．ｔｅｓｔ', 'maja@pala.test'],
    ['maja@pala。test', 'maja@pala.test'],
    ['ＡＢＣＤ－２３４５', 'ABCD-2345'],
    ['\u2800', ''],
    ['\u212A@pala.test', '\u212A@pala.test'],
    ['a b', 'a b'],
  ])('makes of %j %j', (typed, kept) => {
    expect(cleanWord(typed)).toBe(kept);
  });
});

describe('cleanName', () => {
  it.each([
    [' \u200BRene\u0301\u2060 ', 'René'],
    ['Anne  \u00A0Marie', 'Anne Marie'],
    ['An\u00ADna', 'Anna'],
    ['\u200EAnna\u200F', 'Anna'],
    ['\u3164', ''],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Anna\u200D', 'Anna'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['Anna ❤\uFE0F', 'Anna ❤\uFE0F'],
    ['Anna\u202Egpj', 'Anna\u202Egpj'],
    ['A\tB', 'A\tB'],
  ])('makes of %j %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });
});

describe('cleanLine', () => {
  it.each([
    ['Court 1\r\nBcc: all@evil.example', 'Court 1 Bcc: all@evil.example'],
    ['  Sommer\tcup\u2028today ', 'Sommer cup today'],
    ['Ø 👨‍👩‍👧 plain', 'Ø 👨‍👩‍👧 plain'],
    ['a\0b', 'a\0b'],
  ])('makes %j one line', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });
});
