// Rounding as on paper, the same for every figure, and decimals as people read them.

import { sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';

/**
 * Binary drift, in units of the last shown place: 1.005 is stored a little below, and 0.7 + 0.6 adds up to a little
 * less than 1.3. A billionth is far above such drift and far below any real difference between ratings.
 */
const drift = 1e-9;

/**
 * Rounds to a number of decimals; a half goes away from zero, so that a rise and a fall of the same size read the same.
 * Halves are those of the decimal number: 4.35 → 4.4, 1.005 → 1.01 (to two decimals), −0.5 → −1. Never answers −0.
 *
 * @param digits decimals to keep, 0–9
 */
export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  const rounded = Math.round(Math.abs(value) * scale + drift) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

const marks = new Map<string, string>();

/**
 * Plain numbers as people read them, with the decimal mark of the language in force: `4.5`, `1.0–1.5`, in Danish `4,5`, `1,0–1,5`. Fields
 * take both (`readTypedNumber`). What programs read (CSV, JSON, addresses, styles, stored facts) keeps the point.
 */
export function numberText(plain: number | string): string {
  const language = languageInForce();
  if (language === sourceLanguage) return String(plain);
  const mark = marks.get(language) ?? new Intl.NumberFormat(language).format(0.5).slice(1, -1);
  marks.set(language, mark);
  return String(plain).replaceAll(/(?<=\d)\.(?=\d)/g, mark);
}

/** A score or level with one decimal for people: 4.35 → `4.4`, in Danish `4,4` (docs/product.md#levels). */
export function oneDecimal(value: number): string {
  return numberText(storedDecimal(value));
}

/** The same for programs, in all languages: 4.35 → `4.4`. */
export function storedDecimal(value: number): string {
  return roundTo(value, 1).toFixed(1);
}

/** What follows a figure on a scale, in the language in force: "/7.0", as in 5.2/7.0. */
export const outOf = (max: number): string => `/${oneDecimal(max)}`;

/**
 * The difference to an earlier figure, with one decimal (docs/product.md#figures). If both figures are shown next to it, it is the
 * difference of the shown figures, so that anyone can check it. Otherwise it is exact, rounded once: 4.14 after 3.56 is 0.6 more, though
 * 4.1 and 3.6 lie 0.5 apart.
 *
 * @param beside whether both figures are shown next to it
 */
export function difference(from: number, to: number, beside: 'both' | 'one'): number {
  return beside === 'one' ? roundTo(to - from, 1) : roundTo(roundTo(to, 1) - roundTo(from, 1), 1);
}

/**
 * The mean, cleared of binary drift, so that means of equal sums are equal and thresholds hold exactly. Null for nothing.
 */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return roundTo(sum / values.length, 9);
}
