// The code pad: stroke, zone and outcome in two or three key presses.

import { type CourtZone, zoneLabel } from '#domain/reviews/court/court.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { type Outcome, outcomeLabel, type Stroke, strokeLabel, strokes } from './strokes.ts';

/** One stroke of the reviewed player, coded. */
export interface StrokeCode {
  id: string;
  /** Seconds from the start of the video. */
  timestamp: number;
  stroke: Stroke;
  /** The zone it was played from; null if the coach left it out. */
  zone: CourtZone | null;
  outcome: Outcome;
}

/** Most codes per review: a long match has some 1,300 strokes by all four players. */
export const maxCodes = 1500;

/**
 * The pad's keys. Only F means something else in the workspace (focus mode), so a half-finished code never swallows a note. Numbers are
 * strokes, in their order on the pad; A attack zone, M middle, D defence; W winner, C continues, F forced, U unforced.
 */
const zoneKeys: Record<CourtZone, string> = { net: 'a', transition: 'm', back: 'd' };
const outcomeKeys: Record<Outcome, string> = {
  winner: 'w',
  continues: 'c',
  'forced-error': 'f',
  'unforced-error': 'u',
};

/** The lower-case key of a stroke, zone or outcome. */
export function padKey(part: PadPart): string {
  if (part.kind === 'stroke') return String((strokes.indexOf(part.value) + 1) % 10);
  return part.kind === 'zone' ? zoneKeys[part.value] : outcomeKeys[part.value];
}

/** What one press means. */
export type PadPart =
  | { kind: 'stroke'; value: Stroke }
  | { kind: 'zone'; value: CourtZone }
  | { kind: 'outcome'; value: Outcome };

/** Every press, in the order of the legend. */
export const padParts: readonly PadPart[] = [
  ...strokes.map((value) => ({ kind: 'stroke', value }) as const),
  ...(Object.keys(zoneKeys) as CourtZone[]).map((value) => ({ kind: 'zone', value }) as const),
  ...(Object.keys(outcomeKeys) as Outcome[]).map((value) => ({ kind: 'outcome', value }) as const),
];

/** A code without an outcome yet. */
export interface OpenCode {
  timestamp: number;
  stroke: Stroke;
  zone: CourtZone | null;
}

/** The code being entered, and those entered, in order. */
export interface PadState {
  open: OpenCode | null;
  codes: readonly StrokeCode[];
}

/** A press: its meaning, the moment it is stamped with (`codeMoment`), and the id of the code it may finish. */
export interface PadPress {
  part: PadPart;
  timestamp: number;
  id: string;
}

/**
 * The pad after a press. A stroke opens a code and replaces an unfinished one, a zone sets or corrects where it was played from, an
 * outcome finishes it. Zone and outcome without a stroke do nothing.
 */
export function pressPad(state: PadState, { part, timestamp, id }: PadPress): PadState {
  if (part.kind === 'stroke') {
    return state.codes.length < maxCodes ? { ...state, open: { timestamp, stroke: part.value, zone: null } } : state;
  }
  if (state.open === null) return state;
  if (part.kind === 'zone') return { ...state, open: { ...state.open, zone: part.value } };
  return { open: null, codes: [...state.codes, { id, ...state.open, outcome: part.value }] };
}

/** Undoes one step: the code being entered, otherwise the last one. */
export function undoPad({ open, codes }: PadState): PadState {
  return { open: null, codes: open === null ? codes.slice(0, -1) : codes };
}

/** Seconds between the stroke and the press: the default, and the choices. Ours: about one reaction. */
export const leadTime = { usual: 1.5, min: 0, max: 10, step: 0.5 } as const;

/**
 * The moment a code is stamped with, in seconds: the press minus the lead time. The lead is a coach's reaction in real seconds, so at
 * double speed it reaches twice as far back.
 */
export function codeMoment(time: number, lead: number, rate: number, duration: number | null): number {
  return withinVideo(time - lead * rate, duration);
}

/** A code in words: "Bandeja · Net · Continues". */
export function codeText({ stroke, zone, outcome }: Pick<StrokeCode, 'stroke' | 'zone' | 'outcome'>): string {
  return [strokeLabel(stroke), zone && zoneLabel(zone), outcomeLabel(outcome)].filter(Boolean).join(' · ');
}
