// The motivational line under the dashboard's welcome.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/** Ten lines about padel (docs/product.md#progress). */
export const motivationalLines = said([
  msg`The glass behind you plays on your side. Let it.`,
  msg`One deep lob, and the net is yours.`,
  msg`A calm bandeja keeps the net. That is its whole job.`,
  msg`Move as two, and the gaps close by themselves.`,
  msg`The best call comes before the swing.`,
  msg`A soft ball to the feet asks harder questions than a loud one.`,
  msg`Split, turn, wait: the back glass is kind to the patient.`,
  msg`The centre belongs to the pair that agreed on it.`,
  msg`Every ball you bring back off the glass is one more they have to finish.`,
  msg`Racket up after the volley. The next one is on its way.`,
]);

/**
 * One of the lines.
 *
 * @param random from 0 up to but not including 1, as `Math.random` gives it
 */
export function motivationalLine(random: number): string {
  return motivationalLines[Math.floor(random * motivationalLines.length)] ?? motivationalLines[0];
}
