// What a player says about a match: playing hand, camera, court and day.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { wallTime } from '#domain/time/time-zones.ts';

export const playingHands = ['right-handed', 'left-handed'] as const;
export const cameraAngles = ['baseline', 'side-court', 'elevated', 'behind-baseline'] as const;

/** The player's side and the focus for the coach; together they form the court description. */
export const courtPositions = ['Right side (drive)', 'Left side (revés)', 'Both sides'] as const;
export const courtFocuses = ['Net play', 'Baseline play', 'Transition', 'Whole court'] as const;

const courtWords: Record<(typeof courtPositions | typeof courtFocuses)[number], string> = said({
  'Right side (drive)': msg`Right side (drive)`,
  'Left side (revés)': msg`Left side (revés)`,
  'Both sides': msg`Both sides`,
  'Net play': msg`Net play`,
  'Baseline play': msg`Baseline play`,
  Transition: msg({ message: 'Transition', context: 'zone' }),
  'Whole court': msg`Whole court`,
});

/** A side or focus as people read it: what is stored is English. */
export function courtLabel(part: (typeof courtPositions | typeof courtFocuses)[number]): string {
  return courtWords[part];
}

/** `{position} - {focus}`, or nothing unless both were chosen (docs/product.md#videos). */
export function courtDescription(position: string | undefined, focus: string | undefined): string | undefined {
  return position && focus ? `${position} - ${focus}` : undefined;
}

/** Position and focus of a court description; null for other texts. */
export function courtParts(
  description: string | null,
): { position: (typeof courtPositions)[number]; focus: (typeof courtFocuses)[number] } | null {
  const pairs = courtPositions.flatMap((position) => courtFocuses.map((focus) => ({ position, focus })));
  return pairs.find(({ position, focus }) => courtDescription(position, focus) === description) ?? null;
}

/** A court description as people read it: what was chosen in their language, what was typed as it is. */
export function courtInWords(description: string | null): string | null {
  const parts = courtParts(description);
  return parts === null ? description : `${courtLabel(parts.position)} - ${courtLabel(parts.focus)}`;
}

/** The message for a future match. */
export const playedBeforeSent = () => say(msg`Please choose today or an earlier day.`);

/**
 * The latest day of a match sent now, `YYYY-MM-DD`: today for the player.
 *
 * @param zone the player's time zone; null while it is not known: then whatever day it is anywhere
 */
export function latestMatchDay(zone: string | null, now: Date): string {
  return wallTime(now.getTime(), zone ?? earliestZone).date;
}

/** Where a new day starts first. */
const earliestZone = 'Pacific/Kiritimati';
