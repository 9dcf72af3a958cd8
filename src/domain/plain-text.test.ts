import { describe, expect, it } from 'vitest';
import { asSeen, isBlank } from './plain-text.ts';

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

describe('asSeen', () => {
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
    expect(asSeen(text)).toBe(seen);
  });
});
