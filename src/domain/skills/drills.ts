// The library of drills, and which of them fit a skill and a level.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { DrillDefinition } from '#domain/skills/drills/drill.ts';
import { groundStrokeDrills } from '#domain/skills/drills/ground-strokes.ts';
import { netAndLobDrills } from '#domain/skills/drills/net-and-lob.ts';
import { overheadDrills } from '#domain/skills/drills/overheads.ts';
import { partnersAndFeetDrills } from '#domain/skills/drills/partners-and-feet.ts';
import { tacticsDrills } from '#domain/skills/drills/tactics.ts';
import type { SingleSkill } from './skills.ts';

const library = [
  ...overheadDrills,
  ...groundStrokeDrills,
  ...netAndLobDrills,
  ...tacticsDrills,
  ...partnersAndFeetDrills,
] as const;

/** The drills as written, with their ids and numbers of steps as types. */
export type WrittenDrill = (typeof library)[number];

export interface Drill extends DrillDefinition {
  id: WrittenDrill['id'];
}

/** At least forty drills over all ten skills (docs/product.md#skills). */
export const drills: readonly Drill[] = library;

const byId = new Map<string, Drill>(drills.map((drill) => [drill.id, drill]));

/** The drill with an id; null if it is not, or no longer, in the library. */
export function drillById(id: string | null | undefined): Drill | null {
  return byId.get(id ?? '') ?? null;
}

/** Whether a drill suits a level. A level outside the scale counts as its nearest end. */
export function isForLevel({ levels }: Drill, level: number): boolean {
  const known = Math.min(Math.max(level, 1), 7);
  return known >= levels.from && known <= levels.to;
}

/**
 * Drills for a skill, the best fit first: those for the level, then those whose main skill it is, then those whose range centres nearest
 * to the level.
 *
 * @param level 1.0–7.0; null shows them from the easiest
 */
export function drillsFor(skill: SingleSkill, level: number | null): Drill[] {
  const aim = level ?? 1;
  const rank = (drill: Drill) => [
    isForLevel(drill, aim) ? 0 : 1,
    drill.skills[0] === skill ? 0 : 1,
    Math.abs((drill.levels.from + drill.levels.to) / 2 - aim),
  ];
  return drills
    .filter(({ skills }) => skills.includes(skill))
    .map((drill) => ({ drill, rank: rank(drill) }))
    .toSorted((one, other) => byParts(one.rank, other.rank))
    .map(({ drill }) => drill);
}

function byParts(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/** The drill to propose for a skill at a level (1.0–7.0). Every skill has one at every level. */
export function proposedDrill(skill: SingleSkill, level: number): Drill {
  return drillsFor(skill, level)[0] as Drill;
}

/** The number of players in words: "2 players", "2–4 players". */
export function drillPlayers({ players: { min, max } }: Drill): string {
  if (min === max) return say(msg`${plural({ count: min }, { one: '# player', other: '# players' })}`);
  return say(msg`${{ lowest: min }}–${{ highest: max }} players`);
}
