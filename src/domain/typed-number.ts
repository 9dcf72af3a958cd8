// Typed numbers: with comma or point, wide digits, and ratings without a mark ("44").

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { plainDigits } from './plain-digits.ts';

/** Which numbers a field takes, both ends included. */
export interface NumberRange {
  min: number;
  max: number;
  /** Number of decimals; 0 by default. */
  decimals?: 1;
}

/** The typed number, null for nothing; or the sentence that names the field's range. */
export type TypedNumber = { value: number | null; problem: null } | { value: null; problem: string };

/** The sentence for a field of a range: "Please enter a number from 0 to 7 with at most one decimal, for example 4.4." */
export function numberSentence({ min, max, decimals }: NumberRange): string {
  const [from, to] = [min, max].map((end) => String(end).replace('-', '−'));
  if (!decimals) return say(msg`Please enter a whole number from ${{ from }} to ${{ to }}.`);
  return say(msg`Please enter a number from ${{ from }} to ${{ to }} with at most one decimal, for example 4.4.`);
}

/**
 * Reads a typed number. Comma and point both mark the decimal; one extra zero is allowed ("4.50"). On a scale below 10, two digits without
 * a mark are a rating: 44 is 4.4; 05 is ambiguous and refused. Too many decimals (4.44) are refused, never rounded. Whole numbers may be
 * grouped by spaces, never by a mark, which would read as a decimal
 * (docs/product.md#numbers).
 */
export function readTypedNumber(typed: string, range: NumberRange): TypedNumber {
  const plain = plainDigits(typed);
  if (plain === '') return { value: null, problem: null };
  const value = numberIn(plain, range);
  if (value === null || value < range.min || value > range.max) return { value: null, problem: numberSentence(range) };
  return { value, problem: null };
}

const pattern = /^([-−–+]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:\s*([.,])\s*(\d?)0?)?$/u;

function numberIn(plain: string, { min, max, decimals }: NumberRange): number | null {
  const [, sign = '', grouped = '', mark, tenth = ''] = pattern.exec(plain) ?? [];
  const whole = grouped.replaceAll(/\s/gu, '');
  if (whole + tenth === '' || whole.length > 6) return null;
  if ((sign !== '' && min >= 0) || (mark !== undefined && !decimals)) return null;
  const isScale = decimals === 1 && max < 10;
  if (isScale && whole.length > 1) return mark === undefined && /^[1-9]\d$/.test(whole) ? Number(whole) / 10 : null;
  const size = Number(`${whole || 0}.${tenth || 0}`);
  return sign === '' || sign === '+' || size === 0 ? size : -size;
}
