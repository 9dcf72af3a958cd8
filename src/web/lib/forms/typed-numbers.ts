// Number fields of a form: it holds what was typed, and sends what that means.

import { z } from 'zod';
import { type NumberRange, readTypedNumber } from '#domain/typed-number.ts';

/** The number of a field, null while it is empty; `NaN`, which every schema refuses with its own sentence, for what fits no range. */
export function typedNumber(typed: string, range: NumberRange): number | null {
  const { value, problem } = readTypedNumber(typed, range);
  return problem === null ? value : Number.NaN;
}

/** The values of a form some of whose numbers are still text. */
type Typed<Values, Name extends keyof Values> = Omit<Values, Name> & Record<Name, string>;

/** A schema for a form whose number fields hold text, so that what cannot be read stays there, in drafts too. */
export function withTypedNumbers<Output, Values, Name extends keyof Values & string>(
  schema: z.ZodType<Output, Values>,
  ranges: Record<Name, NumberRange>,
): z.ZodType<Output, Typed<Values, Name>> {
  const read = (typed: Typed<Values, Name>) => {
    const numbers = Object.entries<NumberRange>(ranges).map(([name, range]) => [
      name,
      typedNumber(typed[name as Name], range),
    ]);
    return { ...typed, ...Object.fromEntries(numbers) };
  };
  return z.preprocess(read, schema);
}
