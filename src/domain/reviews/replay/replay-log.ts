// A review replay: the coach's path through the video, as events (docs/product.md#review-replay).

import { type BoardArrow, boardPlayers, type CourtBoard } from '#domain/reviews/court/court-board.ts';
import { roundTo } from '#domain/round-to.ts';

/** The version of the notation. A reader refuses others. */
export const replayVersion = 1;

/** Limits: length in seconds, events, bytes of the log as JSON, bytes of the voice (ten minutes at 32 kbit/s are 2.4 MB). */
export const replayLimits = {
  minSeconds: 3,
  maxSeconds: 600,
  maxEvents: 8000,
  maxBytes: 200_000,
  maxVoiceBytes: 2_700_000,
} as const;

/** An arrow in numbers: 0 for a run or 1 for the ball, then x and y of its start and its end, in metres. */
export type ArrowNumbers = readonly [kind: number, fromX: number, fromY: number, toX: number, toY: number];

/**
 * What happened, `at` seconds after the start. `play`, `pause` and `seek` say where in the video; a seek is also how a position is
 * corrected. `board` shows a court board as a whole (x and y of the four players, then the arrows); `place`, `arrow` and `erase` change
 * it; `clear` puts it away. A note is named by its id: its words are those that were published.
 */
export type ReplayEvent =
  | readonly [at: number, kind: 'play' | 'pause' | 'seek', position: number]
  | readonly [at: number, kind: 'rate', rate: number]
  | readonly [at: number, kind: 'note', id: string | null]
  | readonly [at: number, kind: 'board', places: readonly number[], arrows: readonly ArrowNumbers[]]
  | readonly [at: number, kind: 'place', player: number, x: number, y: number]
  | readonly [at: number, kind: 'arrow', index: number, ...ArrowNumbers]
  | readonly [at: number, kind: 'erase', index: number]
  | readonly [at: number, kind: 'clear'];

/** A whole replay, without the voice. It starts paused at the beginning of the video, at normal speed, without note or board. */
export interface ReplayLog {
  v: number;
  seconds: number;
  events: readonly ReplayEvent[];
}

/** Why a log is refused, as a sentence: out of order, outside its own length, or too large. Null for a valid one. */
export function replayProblem({ v, seconds, events }: ReplayLog): string | null {
  let before = 0;
  for (const [at] of events) {
    if (at < before) return 'The events of a replay must be in order of time.';
    if (at > seconds) return 'An event of the replay lies after its end.';
    before = at;
  }
  const isTooLarge = JSON.stringify({ v, seconds, events }).length > replayLimits.maxBytes;
  return isTooLarge ? `A replay holds at most ${replayLimits.maxBytes / 1000} kB of events.` : null;
}

/** Shortest time between two events of one drag or of one scrub, in seconds. */
const shortestStep = 0.1;

/** What an event moves: events that only move the same thing on may be thinned out. Null for all others. */
function movedBy(event: ReplayEvent): string | null {
  const kind = event[1];
  return kind === 'place' || kind === 'arrow' ? `${kind} ${event[2]}` : kind === 'seek' ? kind : null;
}

/** The events with one more; within a tenth of a second, a drag or scrub only moves its last event on. */
export function withEvent(events: readonly ReplayEvent[], event: ReplayEvent): readonly ReplayEvent[] {
  const last = events.at(-1);
  const moved = movedBy(event);
  if (!last || moved === null || movedBy(last) !== moved || event[0] - last[0] >= shortestStep)
    return [...events, event];
  const [, ...rest] = event;
  return [...events.slice(0, -1), [last[0], ...rest] as unknown as ReplayEvent];
}

/**
 * A log of the same path in fewer bytes: numbers rounded (times and positions to hundredths, places to tenths of a metre), and where it is
 * still too large, drags in coarser steps. Where each drag ends never changes.
 */
export function compactReplay({ v, seconds, events }: ReplayLog): ReplayLog {
  const log = (kept: readonly ReplayEvent[]): ReplayLog => ({ v, seconds: roundTo(seconds, 2), events: kept });
  let compact = log(events.map(rounded));
  for (const step of [0.25, 0.5, 1, 2]) {
    if (replayProblem(compact) === null && compact.events.length <= replayLimits.maxEvents) break;
    compact = log(thinned(compact.events, step));
  }
  return compact;
}

function rounded(event: ReplayEvent): ReplayEvent {
  const [at, kind, ...rest] = event;
  const digits = kind === 'place' || kind === 'arrow' || kind === 'board' ? 1 : 2;
  const round = (value: unknown): unknown =>
    typeof value === 'number' ? roundTo(value, digits) : Array.isArray(value) ? value.map(round) : value;
  return [roundTo(at, 2), kind, ...rest.map(round)] as unknown as ReplayEvent;
}

/** Without the steps of drags that are followed by another step of the same within `step` seconds. */
function thinned(events: readonly ReplayEvent[], step: number): ReplayEvent[] {
  const kept: ReplayEvent[] = [];
  const next = new Map<string, number>();
  for (const event of events.toReversed()) {
    const moved = movedBy(event);
    if (moved === null) next.clear();
    else if ((next.get(moved) ?? Number.POSITIVE_INFINITY) - event[0] < step) continue;
    else next.set(moved, event[0]);
    kept.push(event);
  }
  return kept.toReversed();
}

/** A whole board as an event. */
function boardEvent(at: number, { players, arrows }: CourtBoard): ReplayEvent {
  return [at, 'board', boardPlayers.flatMap((one) => [players[one].x, players[one].y]), arrows.map(arrowNumbers)];
}

function arrowNumbers({ kind, from, to }: BoardArrow): ArrowNumbers {
  return [kind === 'ball' ? 1 : 0, from.x, from.y, to.x, to.y];
}

/** How a board became another one, or appeared, or went (null), as events `at` seconds after the start. None if nothing changed. */
export function boardEvents(at: number, before: CourtBoard | null, after: CourtBoard | null): ReplayEvent[] {
  if (!after) return before ? [[at, 'clear']] : [];
  if (!before) return [boardEvent(at, after)];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (after.arrows.length < before.arrows.length) {
    const index = before.arrows.findIndex((arrow, place) => !same(arrow, after.arrows[place]));
    const left = before.arrows.filter((_, place) => place !== index);
    return same({ ...before, arrows: left }, after) ? [[at, 'erase', index]] : [boardEvent(at, after)];
  }
  const events: ReplayEvent[] = [
    ...boardPlayers.flatMap((player, index): ReplayEvent[] => {
      const { x, y } = after.players[player];
      return same(before.players[player], after.players[player]) ? [] : [[at, 'place', index, x, y]];
    }),
    ...after.arrows.flatMap((arrow, index): ReplayEvent[] =>
      same(before.arrows[index], arrow) ? [] : [[at, 'arrow', index, ...arrowNumbers(arrow)]],
    ),
  ];
  // Rotated, or another board: shorter as a whole.
  return events.length > 3 ? [boardEvent(at, after)] : events;
}
