// Movement in words, for figures and for people who cannot see the map.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { courtZones, zoneLabel } from '#domain/reviews/court/court.ts';
import {
  type BoardNames,
  type BoardPlayer,
  boardPlayerLabel,
  placeInWords,
} from '#domain/reviews/court/court-board.ts';
import { roundTo } from '#domain/round-to.ts';
import { type MovementFigures, minMarks } from './figures.ts';
import { type HeatMap, heatCells } from './heat-map.ts';

/** A share of 0–1 as a whole percentage: "62%". */
export function percent(share: number): string {
  return `${roundTo(share * 100, 0)}%`;
}

/** The name of a marked player, or their role in this match. */
export function markedName(player: BoardPlayer, names: BoardNames): string {
  return names[player] ?? boardPlayerLabel(player);
}

/** Why figures are not shown: "Not shown: 4 of at least 10 connected marks." */
export function tooFewMarksText(marks: number): string {
  return say(msg`Not shown: ${{ marks }} of at least ${{ least: minMarks }} connected marks.`);
}

/** "Net 40%, transition 35%, back 25%." */
export function zonesInWords({ zones }: Pick<MovementFigures, 'zones'>): string {
  const [first = '', ...others] = courtZones.map((zone) => `${zoneLabel(zone)} ${percent(zones[zone])}`);
  return `${[first, ...others.map((part) => part.toLowerCase())].join(', ')}.`;
}

/** Where the map is hottest, in words: "Most often at: net, left." */
export function heatInWords({ shares, peak }: HeatMap): string {
  const cell = shares.indexOf(peak);
  const place = {
    x: ((cell % heatCells.along) + 0.5) * heatCells.size,
    y: (Math.floor(cell / heatCells.along) + 0.5) * heatCells.size,
  };
  return say(msg`Most often at: ${{ place: placeInWords(place).toLowerCase() }}.`);
}
