// When the pairs changed ends, as players write it in the form: "12:30, 25:10 and 1:02:00".

import { maxTimestamp } from '#domain/videos/videos.ts';

const hourSign = String.raw`h(?:ours?|rs?)?\.?`;
const minuteSign = String.raw`(?:['’′]|m(?:in(?:ute)?s?)?\.?)`;
const secondSign = String.raw`(?:["”″]|''|s(?:ec(?:ond)?s?)?\.?)`;
/** Two digits with their sign, or with none after the larger unit, as in "1h02" and "12'30". */
const rest = (sign: string) => String.raw`(?:\s?(\d{1,2})(?!\d)(?:\s?${sign}(?![a-z])|(?!\s?(?:[:.'’′"”″]\d|[hms]))))?`;

/**
 * How people write a position, the longer forms first: 1:02:00 and 12:30 (with points too, as in "12.30"), 1h02, 12'30", 12m30s,
 * 12 min, 90 s. A number alone says nothing: it may be a game's.
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

/** Seconds of the numbers of a form; null where minutes or seconds reach the next larger unit. */
function secondsOf(numbers: readonly number[], units: readonly number[]): number | null {
  const isOver = numbers.some((number, index) => index > 0 && number >= 60);
  return isOver ? null : numbers.reduce((total, number, index) => total + number * (units[index] ?? 0), 0);
}

/**
 * The positions that a text names, in seconds: each once, in the order of the video. Whatever is no position is passed over, so that
 * a text without any ("every two games") gives an empty list.
 */
export function sideChanges(text: string | null | undefined): number[] {
  const found = new Set<number>();
  let unread = text ?? '';
  for (const { pattern, units } of forms) {
    unread = unread.replace(pattern, (_, ...groups: (string | number | undefined)[]) => {
      // The last two are where the match stands, and the whole text.
      const time = secondsOf(
        groups.slice(0, -2).map((group) => Number(group ?? 0)),
        units,
      );
      if (time !== null && time <= maxTimestamp) found.add(time);
      // A mark in its place: what stood on both sides of it must not grow together.
      return ' · ';
    });
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Whether the pairs stand on the other ends than at the start of the video, so that "who is who" can be told at any position. */
export function haveChangedEnds(changes: readonly number[], time: number): boolean {
  return changes.filter((change) => change <= time).length % 2 === 1;
}
