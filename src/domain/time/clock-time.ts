// Positions in a video, as people read and write them.

import { localeInForce } from '#domain/language/say.ts';
import { plainDigits } from '#domain/plain-digits.ts';
import { numberText } from '#domain/round-to.ts';

/** Seconds as m:ss with two-digit seconds (docs/product.md#review), e.g. 83 → `1:23`. Parts of a second are cut off. */
export function formatClockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds as h:mm:ss, which spreadsheets read as a duration, e.g. 83 → `0:01:23`. Parts of a second are cut off. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60].map((one) => String(one).padStart(2, '0'));
  return `${Math.floor(whole / 3600)}:${minutes}:${rest}`;
}

/** A moment as `1:23`, a stretch as `0:12–0:19`; a stretch within one second as that second. */
export function formatClockRange(timestamp: number, endTimestamp: number | null): string {
  const [start, end] = [timestamp, endTimestamp ?? timestamp].map(formatClockTime);
  return start === end ? String(start) : `${start}–${end}`;
}

/** Seconds as m:ss.t, for coaches: a YouTube position is accurate to about a quarter of a second. */
export function formatPreciseTime(seconds: number): string {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-6));
  return numberText(`${formatClockTime(tenths / 10)}.${tenths % 10}`);
}

/**
 * A position as screen readers say it, e.g. 65 → "1 minute 5 seconds". Digits with a colon are read as a time of day.
 *
 * @param decimals 1 for tenths of a second
 */
export function spokenTime(seconds: number, decimals: 0 | 1 = 0): string {
  const size = 10 ** decimals;
  const cut = (value: number) => Math.floor(value * size + 1e-6) / size;
  const whole = cut(Math.max(0, seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [cut(whole % 60), 'second'],
  ];
  const words = (count: number, unit: string) =>
    new Intl.NumberFormat(localeInForce(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return parts.flatMap(([count, unit]) => (count > 0 ? words(count, unit) : [])).join(' ') || words(0, 'second');
}

/**
 * Reads a typed position: `83`, `1:23`, `1:02:03`, each with optional tenths behind a point or a comma.
 *
 * @returns seconds, or null if the text is not a position
 */
export function parseClockTime(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5}(?:[.,]\d)?)$/.exec(plainDigits(text));
  if (!parts) return null;
  const [, hours, minutes, typed] = parts;
  const seconds = typed?.replace(',', '.');
  if (minutes !== undefined && Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}
