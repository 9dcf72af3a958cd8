// How the levels of a group changed over a period.

import { mean, roundTo } from '#domain/round-to.ts';
import { skillTier, skillTiers } from '#domain/skills/skills.ts';
import type { LevelCounts } from './level-bands.ts';

/** A person's level at the end and start of a period; null without one. */
export interface LevelSpan {
  level: number | null;
  levelBefore: number | null;
}

/** The number of these levels in each tier. */
export function bandsOf(levels: readonly number[]): LevelCounts {
  const ids = levels.map((level) => skillTier(level).id);
  return Object.fromEntries(skillTiers.map(({ id }) => [id, ids.filter((one) => one === id).length])) as LevelCounts;
}

/**
 * Distribution at start and end, the mean, its change for people with a level at both, how many rose and fell, and who, largest change
 * first. People without a level are excluded (docs/product.md#levels).
 */
export function levelMovement<Person extends LevelSpan>(people: readonly Person[]) {
  const levels = people.flatMap(({ level }) => (level === null ? [] : [level]));
  const earlier = people.flatMap(({ levelBefore }) => (levelBefore === null ? [] : [levelBefore]));
  const both = people.flatMap((person) => {
    const { level, levelBefore } = person;
    return level === null || levelBefore === null ? [] : [{ person, from: levelBefore, to: level }];
  });
  const moved = both
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  return {
    bands: bandsOf(levels),
    bandsBefore: bandsOf(earlier),
    mean: rounded(mean(levels)),
    change: rounded(mean(both.map(({ from, to }) => to - from))),
    rose: moved.filter(({ from, to }) => to > from).length,
    fell: moved.filter(({ from, to }) => to < from).length,
    moved,
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : roundTo(value, 1);
}
