// How the levels of a group moved over some time.

import { mean, roundTo } from '#domain/round-to.ts';
import { skillTier, skillTiers } from '#domain/skills/skills.ts';
import type { LevelCounts } from './level-bands.ts';

/** Somebody's level at the end of some time, and at its start; null for who was not there yet. */
export interface LevelSpan {
  level: number;
  levelBefore: number | null;
}

/** How many of these levels each tier has. */
export function bandsOf(levels: readonly number[]): LevelCounts {
  const ids = levels.map((level) => skillTier(level).id);
  return Object.fromEntries(skillTiers.map(({ id }) => [id, ids.filter((one) => one === id).length])) as LevelCounts;
}

/** Distribution and mean then and now, how many rose and fell, and who, the largest steps first. */
export function levelMovement<Person extends LevelSpan>(people: readonly Person[]) {
  const earlier = people.flatMap(({ levelBefore }) => (levelBefore === null ? [] : [levelBefore]));
  const moved = people
    .flatMap((person) => {
      const { level, levelBefore } = person;
      return levelBefore === null || level === levelBefore ? [] : [{ person, from: levelBefore, to: level }];
    })
    .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  return {
    bands: bandsOf(people.map(({ level }) => level)),
    bandsBefore: bandsOf(earlier),
    mean: rounded(mean(people.map(({ level }) => level))),
    meanBefore: rounded(mean(earlier)),
    rose: moved.filter(({ from, to }) => to > from).length,
    fell: moved.filter(({ from, to }) => to < from).length,
    moved,
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : roundTo(value, 1);
}
