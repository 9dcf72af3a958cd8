// When the pairs changed sides, as players write it in the form: "12:30, 25:10 and 1:02:00".

import { maxTimestamp } from '#domain/videos/videos.ts';

const hourSign = String.raw`h(?:ours?|rs?)?\.?`;
const minuteSign = String.raw`(?:['’′]|m(?:in(?:ute)?s?)?\.?)`;
const secondSign = String.raw`(?:["”″]|''|s(?:ec(?:ond)?s?)?\.?)`;
/** Two digits with a sign, or without one after the larger unit, as in "1h02" and "12'30". */
const rest = (sign: string) => String.raw`(?:\s?(\d{1,2})(?!\d)(?:\s?${sign}(?![a-z])|(?!\s?(?:[:.'’′"”″]\d|[hms]))))?`;

/**
 * How people write a position, the longer forms first: 1:02:00 and 12:30 (also "12.30"), 1h02, 12'30", 12m30s, 12 min, 90 s. A bare
 * number means nothing: it may be a game.
 */
const forms: readonly { pattern: RegExp; units: readonly number[] }[] = [
  { pattern: form(String.raw`(\d{1,2})[:.](\d{2})[:.](\d{2})(?![\d:])`), units: [3600, 60, 1] },
  {
    pattern: form(String.raw`(\d{1,2})\s?${hourSign}(?![a-z])${rest(minuteSign)}${rest(secondSign)}`),
    units: [3600, 60, 1],
  },
  { pattern: form(String.raw`(\d{1,3})\s?${minuteSign}(?![a-z])${rest(secondSign)}`), units: [60, 1] },
  { pattern: form(String.raw`(\d{1,3})[:.](\d{2})(?![\d:])`), units: [60, 1] },
  { pattern: form(String.raw`(\d{1,5})\s?${secondSign}(?![a-z])`), units: [1] },
];

function form(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\d:.])${pattern}`, 'gi');
}

/** A form's numbers in seconds; null if minutes or seconds reach the next larger unit. */
function secondsOf(numbers: readonly number[], units: readonly number[]): number | null {
  const isOver = numbers.some((number, index) => index > 0 && number >= 60);
  return isOver ? null : numbers.reduce((total, number, index) => total + number * (units[index] ?? 0), 0);
}

/**
 * The positions in a text, in seconds, sorted and unique. Anything else is skipped, so a text without any ("every two games") gives an
 * empty list.
 */
export function sideChanges(text: string | null | undefined): number[] {
  const found = new Set<number>();
  let unread = text ?? '';
  for (const { pattern, units } of forms) {
    unread = unread.replace(pattern, (_, ...groups: (string | number | undefined)[]) => {
      // The last two are the match's offset and the whole text.
      const time = secondsOf(
        groups.slice(0, -2).map((group) => Number(group ?? 0)),
        units,
      );
      if (time !== null && time <= maxTimestamp) found.add(time);
      // Keeps the text on both sides apart.
      return ' · ';
    });
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Whether the pairs have changed sides since the start of the video, to tell who is who at any position. */
export function haveChangedSides(changes: readonly number[], time: number): boolean {
  return changes.filter((change) => change <= time).length % 2 === 1;
}
