// Number fields of forms, which hold the typed text and send its number.

import { type NumberRange, readTypedNumber } from '#domain/typed-number.ts';

/** The number of a field, null while it is empty; `NaN`, which every schema refuses with its own sentence, for what fits no range. */
export function typedNumber(typed: string, range: NumberRange): number | null {
  const { value, problem } = readTypedNumber(typed, range);
  return problem === null ? value : Number.NaN;
}

/** The values of a form some of whose numbers are text as it was typed. */
export type Typed<Values, Name extends keyof Values> = Omit<Values, Name> & Record<Name, string>;

/** The values of a form with the numbers that its number fields mean. */
export function withNumbers<Values, Name extends keyof Values & string>(
  typed: Typed<Values, Name>,
  ranges: Record<Name, NumberRange>,
): Values {
  const numbers = Object.entries<NumberRange>(ranges).map(([name, range]) => [
    name,
    typedNumber(typed[name as Name], range),
  ]);
  return { ...typed, ...Object.fromEntries(numbers) } as Values;
}
