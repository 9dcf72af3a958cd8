// Input of number fields.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberSentence, readTypedNumber } from './typed-number.ts';

const rating = { min: 0, max: 7, decimals: 1 } as const;
const minutes = { min: 5, max: 600 };
const offset = { min: -86_400, max: 86_400, decimals: 1 } as const;
const credits = { min: -1000, max: 1000 };

describe('readTypedNumber', () => {
  it.each([
    ['4,4', 4.4],
    ['4.4', 4.4],
    ['44', 4.4],
    ['10', 1],
    ['70', 7],
    ['4', 4],
    ['0', 0],
    ['7', 7],
    ['7,0', 7],
    ['4,', 4],
    ['.5', 0.5],
    [',5', 0.5],
    ['4.50', 4.5],
    [' 4 , 4 ', 4.4],
    ['\u00a04,4\u202f', 4.4],
    ['４．４', 4.4],
    ['４，４', 4.4],
    ['４４', 4.4],
    ['', null],
    [' ', null],
    ['\u200f', null],
  ])('reads the rating %j as %j', (typed, value) => {
    expect(readTypedNumber(typed, rating)).toEqual({ value, problem: null });
  });

  it.each([
    '8',
    '71',
    '80',
    '7.1',
    '05',
    '00',
    '444',
    '04,4',
    '4,44',
    '4.400',
    '4.4.4',
    '4,4,4',
    '4 4',
    'abc',
    'x4',
    '4x',
    '-1',
    '−1',
    '+4',
    '-0',
    '1e3',
    '1e0',
    '0x4',
    '.',
    ',',
    '-',
    '4/7',
    '4½',
    '4²',
    '٤',
    'NaN',
    'Infinity',
    '4\n4',
    '9'.repeat(50_000),
  ])('refuses the rating %j and says which numbers fit', (typed) => {
    expect(readTypedNumber(typed, rating)).toEqual({
      value: null,
      problem: 'Please enter a number from 0 to 7 with at most one decimal, for example 4.4.',
    });
  });

  it.each([
    ['90', minutes, 90],
    ['090', minutes, 90],
    ['-5', credits, -5],
    ['−5', credits, -5],
    ['－５', credits, -5],
    ['+5', credits, 5],
    ['-0', credits, 0],
    ['1 000', credits, 1000],
    ['-8,5', offset, -8.5],
    ['44', offset, 44],
    ['12 345,5', offset, 12_345.5],
  ])('reads %j', (typed, range, value) => {
    expect(readTypedNumber(typed, range)).toEqual({ value, problem: null });
  });

  it.each([
    ['4', minutes],
    ['601', minutes],
    ['90.0', minutes],
    ['90,', minutes],
    ['1.000', credits],
    ['1,000', credits],
    ['1001', credits],
    ['1 00', credits],
    ['--5', credits],
    ['8.55', offset],
    ['1.500', offset],
    ['86400.1', offset],
  ])('refuses %j', (typed, range) => {
    expect(readTypedNumber(typed, range)).toEqual({ value: null, problem: numberSentence(range) });
  });

  it('names the range with a proper minus sign', () => {
    expect(numberSentence(credits)).toBe('Please enter a whole number from −1000 to 1000.');
  });

  it('reads every rating with comma, point and neither', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70 }), (tenths) => {
        const value = tenths / 10;
        const shown = value.toFixed(1);
        expect(readTypedNumber(shown, rating).value).toBe(value);
        expect(readTypedNumber(shown.replace('.', ','), rating).value).toBe(value);
        if (tenths >= 10) expect(readTypedNumber(String(tenths), rating).value).toBe(value);
      }),
    );
  });

  it('answers any text with a number of the range, nothing for blanks, or a sentence', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(rating, minutes, offset, credits),
        (typed, range) => {
          const { value, problem } = readTypedNumber(typed, range);
          if (value !== null) expect(value >= range.min && value <= range.max).toBe(true);
          else if (problem === null)
            expect(typed.replaceAll(/[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '').trim()).toBe('');
        },
      ),
    );
  });
});
