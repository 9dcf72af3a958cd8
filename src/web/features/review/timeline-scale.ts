// How long the timeline is, and the moments that players name in words.

import { parseClockTime } from '#domain/clock-time.ts';

/** Seconds to which a timeline of unknown length is rounded up. */
const stretch = 600;

/** A length in seconds that holds `time`, for videos whose length nobody tells: it grows in stretches of ten minutes. */
export function roundedUpLength(time: number): number {
  return (Math.floor(time / stretch) + 1) * stretch;
}

/** The positions named in a text such as "12:40, then 25:10", in seconds. */
export function clockTimesIn(text: string | null): number[] {
  const named = text?.match(/\b(?:\d{1,2}:)?\d{1,3}:\d{2}\b/g) ?? [];
  return named.map(parseClockTime).filter((time) => time !== null);
}
