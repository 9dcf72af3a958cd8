// Numbers that travel as text: levels, ratings and scores.

import { isBlank } from '#domain/plain-text.ts';

/** A level, rating or score as it travels and is stored (`"4.5"`), or as a plain number. */
export type Numeric = number | string;

/** Its number; null for nothing, for blank text (which JavaScript reads as 0) and for anything that is not a finite number. */
export function toNumber(value: Numeric | null | undefined): number | null {
  if (value == null || (typeof value === 'string' && isBlank(value))) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
