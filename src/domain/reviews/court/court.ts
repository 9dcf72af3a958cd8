// The padel court in metres, and its zones.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { roundTo } from '#domain/round-to.ts';

/**
 * The court: 20 × 10 m, net in the middle, service lines 6.95 m from it. Coordinates start at the upper left corner of the drawing: x
 * 0–20 along the court, y 0–10 across.
 */
export const courtSize = { length: 20, width: 10, net: 10, serviceLine: 6.95 } as const;

/** A place on the court: x 0–20 along it, y 0–10 across, in metres. */
export interface CourtPoint {
  x: number;
  y: number;
}

/** The zones from the net to the glass. */
export const courtZones = ['net', 'transition', 'back'] as const;
export type CourtZone = (typeof courtZones)[number];

/**
 * Where the zones end, in metres from the net. The net zone is the researchers' (within 4 m of the net). They call the rest the baseline
 * zone; we split off the part up to the service line as transition, as coaches do.
 */
export const zoneDepth = { net: 4, transition: courtSize.serviceLine } as const;

const zoneLabels: Record<CourtZone, string> = said({
  net: msg({ message: 'Net', context: 'zone' }),
  transition: msg({ message: 'Transition', context: 'zone' }),
  back: msg({ message: 'Back', context: 'zone' }),
});

/** The zone's name on buttons and in figures. */
export function zoneLabel(zone: CourtZone): string {
  return zoneLabels[zone];
}

/** The zone of a place, on either side of the net. A boundary belongs to the zone nearer to the net. */
export function zoneOf({ x }: CourtPoint): CourtZone {
  const fromNet = Math.abs(x - courtSize.net);
  if (fromNet <= zoneDepth.net) return 'net';
  return fromNet <= zoneDepth.transition ? 'transition' : 'back';
}

/** The nearest place on the court, to a tenth of a metre. Not-a-number goes to the middle of the net. */
export function onCourt({ x, y }: CourtPoint): CourtPoint {
  return { x: tenths(x, courtSize.length), y: tenths(y, courtSize.width) };
}

function tenths(metres: number, maxMetres: number): number {
  const known = Number.isNaN(metres) ? maxMetres / 2 : metres;
  return roundTo(Math.min(Math.max(known, 0), maxMetres), 1);
}

/** Distance between two places in metres. */
export function metresBetween(one: CourtPoint, other: CourtPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
