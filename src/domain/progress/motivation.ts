// The motivational line under the dashboard's welcome.

/** Ten lines about padel (docs/product.md#progress). */
export const motivationalLines = [
  'The glass behind you plays on your side. Let it.',
  'One deep lob, and the net is yours.',
  'A calm bandeja keeps the net. That is its whole job.',
  'Move as two, and the gaps close by themselves.',
  'The best call comes before the swing.',
  'A soft ball to the feet asks harder questions than a loud one.',
  'Split, turn, wait: the back glass is kind to the patient.',
  'The centre belongs to the pair that agreed on it.',
  'Every ball you bring back off the glass is one more they have to finish.',
  'Racket up after the volley. The next one is on its way.',
] as const;

/**
 * One of the lines.
 *
 * @param random from 0 up to but not including 1, as `Math.random` gives it
 */
export function motivationalLine(random: number): string {
  return motivationalLines[Math.floor(random * motivationalLines.length)] ?? motivationalLines[0];
}
