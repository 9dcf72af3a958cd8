// A ranking evening: who stands where at a second, and what is missing before it can be finished (docs/product.md#ranking-evenings).

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { said } from '#domain/language/said.ts';
import { localeInForce, say } from '#domain/language/say.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';

/** Limits of an evening (docs/product.md#ranking-evenings). */
export const eveningLimits = {
  /** Open evenings of a club. */
  open: 30,
  courts: 6,
  minPlayers: 4,
  maxPlayers: 16,
  /** Stretches of all courts together. */
  stretches: 200,
  title: 100,
  courtName: 40,
  momentText: 200,
} as const;

/** Moments that a level rests on (docs/product.md#ranking-evenings). */
export const citedMoments = { min: 2, max: 3 } as const;

/** Places on a court as the picture shows them, near ones first. */
export const seats = ['nearLeft', 'nearRight', 'farLeft', 'farRight'] as const;
export type Seat = (typeof seats)[number];

const seatLabels: Record<Seat, string> = said({
  nearLeft: msg`Near left`,
  nearRight: msg`Near right`,
  farLeft: msg`Far left`,
  farRight: msg`Far right`,
});

/** "Near left". */
export function seatLabel(seat: Seat): string {
  return seatLabels[seat];
}

/** An evening's day in words: "12 May 2026". @param day `YYYY-MM-DD` */
export function eveningDay(day: string): string {
  const format = new Intl.DateTimeFormat(localeInForce(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

/** The player in each place, by id; null where nobody is named. */
export type Seating = Record<Seat, string | null>;

/** From a second of a video on, and before another one, these players stand there. */
export interface Stretch {
  from: number;
  to: number;
  seats: Seating;
}

/** The stretch at a second of a court's video; its end belongs to the next one. */
export function stretchAt<S extends Stretch>(stretches: readonly S[], second: number): S | undefined {
  return stretches.find(({ from, to }) => from <= second && second < to);
}

/** Pairs keep their sides when they change ends, so left becomes right in the picture. */
function swapped({ nearLeft, nearRight, farLeft, farRight }: Seating): Seating {
  return { nearLeft: farRight, nearRight: farLeft, farLeft: nearRight, farRight: nearLeft };
}

/**
 * The stretches after the teams change ends at a second: the stretch there is cut in two, the later part with the ends changed. After the
 * last stretch before that second it is copied, as long as it was, but not into the next one. Unchanged where nobody stood before.
 */
export function changeEnds(stretches: readonly Stretch[], second: number): Stretch[] {
  const sorted = byTime(stretches);
  const current = stretchAt(sorted, second);
  if (current) {
    if (current.from === second)
      return sorted.map((one) => (one === current ? { ...one, seats: swapped(one.seats) } : one));
    return byTime([
      ...sorted.filter((one) => one !== current),
      { ...current, to: second },
      { from: second, to: current.to, seats: swapped(current.seats) },
    ]);
  }
  const before = sorted.findLast(({ to }) => to <= second);
  if (!before) return sorted;
  const next = sorted.find(({ from }) => from > second)?.from ?? Number.POSITIVE_INFINITY;
  const to = Math.min(second + before.to - before.from, next);
  return byTime([...sorted, { from: second, to, seats: swapped(before.seats) }]);
}

/** The range of an offset between two videos of a court, in whole seconds. */
export const courtOffsetRange = { min: -maxTimestamp, max: maxTimestamp } as const;

/** A moment after its video was replaced: moved by the offset (seconds), and no further than the new video reaches. */
export function movedMoment(at: number, offset: number, duration: number | null): number {
  return Math.floor(withinVideo(at + offset, duration));
}

/** The same for stretches: those that reach outside the new video are cut, those outside left out. */
export function movedStretches<S extends Stretch>(
  stretches: readonly S[],
  offset: number,
  duration: number | null,
): S[] {
  return stretches
    .map((one) => ({
      ...one,
      from: movedMoment(one.from, offset, duration),
      to: movedMoment(one.to, offset, duration),
    }))
    .filter(({ from, to }) => from < to);
}

/** Stretches by time. */
export function byTime<S extends Stretch>(stretches: readonly S[]): S[] {
  return stretches.toSorted((one, other) => one.from - other.from);
}

/** What is wrong with a stretch: its index, its field, and a sentence. */
export interface StretchProblem {
  index: number;
  field: 'from' | 'to' | 'seats';
  sentence: string;
}

/**
 * The first thing wrong with a court's stretches, or null.
 *
 * @param playerIds the players of the evening
 */
export function stretchProblem(stretches: readonly Stretch[], playerIds: ReadonlySet<string>): StretchProblem | null {
  for (const [index, one] of stretches.entries()) {
    if (one.to <= one.from) return { index, field: 'to', sentence: say(msg`A stretch has to end after it begins.`) };
    const named = seats.flatMap((seat) => one.seats[seat] ?? []);
    if (named.length === 0) return { index, field: 'seats', sentence: say(msg`Please say who plays in this stretch.`) };
    if (new Set(named).size < named.length)
      return { index, field: 'seats', sentence: say(msg`A player cannot stand in two places at once.`) };
    if (named.some((id) => !playerIds.has(id)))
      return { index, field: 'seats', sentence: say(msg`Please choose only players of this evening.`) };
    if (stretches.some((other, at) => at < index && other.from < one.to && one.from < other.to))
      return { index, field: 'from', sentence: say(msg`Two stretches of a court cannot overlap.`) };
  }
  return null;
}

/** A player's part of an evening, as far as the coach has come. */
export interface EveningDraft {
  /** On the inner scale. */
  level: number | null;
  moments: readonly unknown[];
  /** Did not play, or should get no level this time. */
  isLeftOut: boolean;
}

/** What a player's draft still needs. */
export type Missing = 'level' | 'moments';

/** What is missing before a player's level can be verified; nothing for those who are left out. */
export function missingOf({ level, moments, isLeftOut }: EveningDraft): Missing[] {
  if (isLeftOut) return [];
  return [
    ...(level === null ? (['level'] as const) : []),
    ...(moments.length < citedMoments.min ? (['moments'] as const) : []),
  ];
}

/** "no level and 1 of 2 moments"; empty when nothing is missing. */
export function missingWords(draft: EveningDraft): string {
  const words: Record<Missing, string> = {
    level: say(msg`no level`),
    moments:
      draft.moments.length === 0
        ? say(msg`no moments`)
        : say(msg`${{ count: draft.moments.length }} of ${{ needed: citedMoments.min }} moments`),
  };
  return listInWords(missingOf(draft).map((missing) => words[missing]));
}

/** What a finished evening came to for a player, in words. */
export const outcomeLabels = said({
  verified: brand.verifiedStamp,
  waiting: msg`Second opinion`,
  withdrawn: msg`Withdrawn`,
  none: msg`No level given`,
});
