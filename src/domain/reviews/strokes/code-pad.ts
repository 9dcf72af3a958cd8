// The code pad: which stroke was played from where and how it ended, in two or three key presses.

import { type CourtZone, zoneLabel } from '#domain/reviews/court/court.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { type Outcome, outcomeLabel, type Stroke, strokeLabel, strokes } from './strokes.ts';

/** One stroke of the reviewed player, coded. */
export interface StrokeCode {
  id: string;
  /** Seconds from the start of the video. */
  timestamp: number;
  stroke: Stroke;
  /** From where it was played; null when the coach left that out. */
  zone: CourtZone | null;
  outcome: Outcome;
}

/** The most codes that one review holds: a long match has some 1,300 strokes of all four players. */
export const maxCodes = 1500;

/**
 * The pad's keys, of which only F means anything else in the workspace (focus mode), so that a half-finished code never swallows a note. Numbers
 * stand for strokes, in their order on the pad; A attack zone, M middle, D defence; W winner, C continues, F forced, U unforced.
 */
const zoneKeys: Record<CourtZone, string> = { net: 'a', transition: 'm', back: 'd' };
const outcomeKeys: Record<Outcome, string> = {
  winner: 'w',
  continues: 'c',
  'forced-error': 'f',
  'unforced-error': 'u',
};

/** The key of a stroke, a zone or an outcome, in small letters. */
export function padKey(part: PadPart): string {
  if (part.kind === 'stroke') return String((strokes.indexOf(part.value) + 1) % 10);
  return part.kind === 'zone' ? zoneKeys[part.value] : outcomeKeys[part.value];
}

/** What one press on the pad says. */
export type PadPart =
  | { kind: 'stroke'; value: Stroke }
  | { kind: 'zone'; value: CourtZone }
  | { kind: 'outcome'; value: Outcome };

/** Every press of the pad, in the order of its legend. */
export const padParts: readonly PadPart[] = [
  ...strokes.map((value) => ({ kind: 'stroke', value }) as const),
  ...(Object.keys(zoneKeys) as CourtZone[]).map((value) => ({ kind: 'zone', value }) as const),
  ...(Object.keys(outcomeKeys) as Outcome[]).map((value) => ({ kind: 'outcome', value }) as const),
];

const partsByKey = new Map(padParts.map((part) => [padKey(part), part]));

/** What a key (as the browser names it) says on the pad; null for every other key. */
export function padPartOf(key: string): PadPart | null {
  return partsByKey.get(key.toLowerCase()) ?? null;
}

/** A code that still lacks its outcome. */
export interface OpenCode {
  timestamp: number;
  stroke: Stroke;
  zone: CourtZone | null;
}

/** What the pad holds: the code being entered, and those entered, in the order in which they came. */
export interface PadState {
  open: OpenCode | null;
  codes: readonly StrokeCode[];
}

/** A press: what it says, the moment it is stamped with (`codeMoment`), and the id of the code that it may finish. */
export interface PadPress {
  part: PadPart;
  timestamp: number;
  id: string;
}

/**
 * The pad after a press. A stroke opens a code (and takes the place of one that lacked its outcome), a zone fills in or corrects where it
 * was played from, an outcome finishes it: two presses, or three with the zone. Zone and outcome without a stroke say nothing.
 */
export function pressPad(state: PadState, { part, timestamp, id }: PadPress): PadState {
  if (part.kind === 'stroke') {
    return state.codes.length < maxCodes ? { ...state, open: { timestamp, stroke: part.value, zone: null } } : state;
  }
  if (state.open === null) return state;
  if (part.kind === 'zone') return { ...state, open: { ...state.open, zone: part.value } };
  return { open: null, codes: [...state.codes, { id, ...state.open, outcome: part.value }] };
}

/** Takes back one step: the code being entered if there is one, otherwise the code that was entered last. */
export function undoPad({ open, codes }: PadState): PadState {
  return { open: null, codes: open === null ? codes.slice(0, -1) : codes };
}

/** How far before the press a code is stamped, in seconds: the usual, and what a coach may choose. Ours: about one reaction. */
export const leadTime = { usual: 1.5, min: 0, max: 10, step: 0.5 } as const;

/**
 * The moment a code is stamped with, in seconds: the press, less the lead time. The lead is a coach's reaction, in real seconds, so
 * that at double speed it reaches twice as far back.
 */
export function codeMoment(time: number, lead: number, rate: number, duration: number | null): number {
  return withinVideo(time - lead * rate, duration);
}

/** A code in words: "Bandeja · Net · Continues". */
export function codeText({ stroke, zone, outcome }: Pick<StrokeCode, 'stroke' | 'zone' | 'outcome'>): string {
  return [strokeLabel(stroke), zone && zoneLabel(zone), outcomeLabel(outcome)].filter(Boolean).join(' · ');
}
